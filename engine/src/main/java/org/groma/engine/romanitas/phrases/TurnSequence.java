package org.groma.engine.romanitas.phrases;

import java.util.List;
import org.groma.engine.kernel.Phrasebook.Stage;

/** The sequence of play: phases, their steps, and what is done in each. */
final class TurnSequence {

  private TurnSequence() {}

  static List<Stage> stages() {
    return List.of(
        phase("Organisation Phase", "2"),
        step("Fate", "4.1"),
        done("Roll three dice, one for each line of the Acta Publica", "4.1"),
        done("Add what last turn left behind; the boxes hold for this turn", "4.2"),
        step("Romanness points", "3"),
        done("Count the great cities, Basilicas and the Acta Publica", "3.1"),
        done("Take off Desolation, enemy fleets and Persian clients", "3.2"),
        done("With none left the game is lost", "3.3"),
        step("Random event (optional)", "8.7"),
        phase("Actions Phase", "2"),
        step("Each enemy, in the order of the table of attitudes", "6.1"),
        done("A kingdom that lost a space last turn fights for it instead of rolling", "6.2.5"),
        done("Die for its attitude, with modifiers", "6.1"),
        done("Piracy", "6.2.1"),
        done("Persian diplomacy", "6.2.2"),
        done("Raid", "6.2.3"),
        done("Invasion along its itinerary", "6.2.4"),
        step("Rome, at any moment", "5.2"),
        done("Mobilise and defend: a battle, or a siege of a fortified city", "7.1, 7.2"),
        done("Attack barbarian territory", "6.4"),
        done("Expedition against Persia", "6.3"),
        done("Fleets against enemy fleets; transport", "7.3, 7.4"),
        phase("Management Phase", "2"),
        step("Diplomacy, one action of each type", "5.3"),
        step("Remobilisation and improvement", "5.4"),
        step("Removal of Desolation", "5.5"),
        step("Monuments", "5.6"),
        phase("After the last turn", "3.3"),
        step("RP decide the grade of victory or defeat", "3.3"));
  }

  private static Stage phase(String name, String section) {
    return new Stage(0, name, section);
  }

  private static Stage step(String name, String section) {
    return new Stage(1, name, section);
  }

  private static Stage done(String what, String section) {
    return new Stage(2, what, section);
  }
}
