package org.groma.engine.cycles.phrases;

import java.util.List;
import org.groma.engine.kernel.Phrasebook.Stage;

/** The sequence of play: phases, their steps, and what is done in each. */
final class TurnSequence {

  private TurnSequence() {}

  static List<Stage> stages() {
    return List.of(
        phase("Player turns, in move order", "4.1"),
        step("New barbarians choose a start position and place a tribe", "4.2"),
        step("Tribal combination", "4.3.1"),
        done("Pairs of tribes meet in one area and are turned over", "9.1"),
        step("Tribal growth", "4.3.2"),
        done("Each other tribe may become two; not if any combat unit was there", "9.2"),
        step("Movement", "4.3.3"),
        done("Land units; one more area along a road", "5.1"),
        done("Ships with one unit and one leader, then the die for sinking", "5.2, 5.3"),
        done("Interception at sea; landings", "8.1, 8.2"),
        done("Stacking is checked; excess units are removed", "6"),
        step("Barbarian unit creation", "4.3.4"),
        done("Die for each pair on the row of its people", "9.1"),
        step("Combat", "4.3.5"),
        done("Odds, two dice, retreat and advance, one attack after the other", "7"),
        phase("Economic phases, in the same order", "4.5"),
        step("Tax collection; barbarians may pillage instead", "4.5.1, 9.5"),
        done("Captured capitals: a third of the treasury each", "10.3"),
        step("Upkeep of kingdoms and empires; what is not paid for is removed", "4.5.2"),
        done("Unsupported units of empires are removed", "11.5"),
        step("Units are bought at twice the upkeep", "4.5.3, 10.5"),
        step("Money for administration", "10.6.1"),
        phase("Administration phases, in the same order", "4.6"),
        step("Two dice on the administration table; rebellions at once", "10.6, 11.7"),
        step("Barbarians: continuity, unrest, countdown to kingdom", "9.3"),
        step("Changes of stage", "10.1, 11.1"),
        step("Markers of pillage come off in their turn", "9.5"),
        step("Positions may be given up where the scenario allows it", "14.3"));
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
