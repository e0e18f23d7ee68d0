package org.groma.engine.romanitas.phrases;

import java.util.List;
import org.groma.engine.kernel.Phrasebook.Stage;

/** The sequence of play: phases, their steps, and what is done in each. */
final class TurnSequence {

  private TurnSequence() {}

  static List<Stage> stages() {
    return List.of(
        Stage.phase("Organisation Phase", "2"),
        Stage.step("Fate", "4.1"),
        Stage.done("Roll three dice, one for each line of the Acta Publica", "4.1"),
        Stage.done("Add what last turn left behind; the boxes hold for this turn", "4.2"),
        Stage.step("Romanness points", "3"),
        Stage.done("Count the great cities, Basilicas and the Acta Publica", "3.1"),
        Stage.done("Take off Desolation, enemy fleets and Persian clients", "3.2"),
        Stage.done("With none left the game is lost", "3.3"),
        Stage.step("Random event (optional)", "8.7"),
        Stage.phase("Actions Phase", "2"),
        Stage.step("Each enemy, in the order of the table of attitudes", "6.1"),
        Stage.done(
            "A kingdom that lost a space last turn fights for it instead of rolling", "6.2.5"),
        Stage.done("Die for its attitude, with modifiers", "6.1"),
        Stage.done("Piracy", "6.2.1"),
        Stage.done("Persian diplomacy", "6.2.2"),
        Stage.done("Raid", "6.2.3"),
        Stage.done("Invasion along its itinerary", "6.2.4"),
        Stage.step("Rome, at any moment", "5.2"),
        Stage.done("Mobilise and defend: a battle, or a siege of a fortified city", "7.1, 7.2"),
        Stage.done("Attack barbarian territory", "6.4"),
        Stage.done("Expedition against Persia, once a turn", "6.3"),
        Stage.done("Fleets against enemy fleets; transport", "7.3, 7.4"),
        Stage.phase("Management Phase", "2"),
        Stage.step("Diplomacy, one action of each type", "5.3"),
        Stage.step("Remobilisation and improvement", "5.4"),
        Stage.step("Removal of Desolation", "5.5"),
        Stage.step("Monuments", "5.6"),
        Stage.phase("After the last turn", "3.3"),
        Stage.step("RP of its Organisation Phase decide the grade of victory or defeat", "3.3"));
  }
}
