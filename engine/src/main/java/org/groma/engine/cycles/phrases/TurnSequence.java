package org.groma.engine.cycles.phrases;

import java.util.List;
import org.groma.engine.kernel.Phrasebook.Stage;

/** The sequence of play: phases, their steps, and what is done in each. */
final class TurnSequence {

  private TurnSequence() {}

  static List<Stage> stages() {
    return List.of(
        Stage.phase("Player turns, in move order", "4.1"),
        Stage.step("New barbarians choose a start position and place a tribe", "4.2"),
        Stage.step("Tribal combination", "4.3.1"),
        Stage.done("Pairs of tribes meet in one area and are turned over", "9.1"),
        Stage.step("Tribal growth", "4.3.2"),
        Stage.done("Each other tribe may become two; not if any combat unit was there", "9.2"),
        Stage.step("Movement", "4.3.3"),
        Stage.done("Land units; one more area along a road", "5.1"),
        Stage.done("Ships with one unit and one leader, then the die for sinking", "5.2, 5.3"),
        Stage.done("Interception at sea; landings", "8.1, 8.2"),
        Stage.done("Stacking is checked; excess units are removed", "6"),
        Stage.step("Barbarian unit creation", "4.3.4"),
        Stage.done("Die for each pair on the row of its people", "9.1"),
        Stage.step("Combat", "4.3.5"),
        Stage.done("Odds, two dice, retreat and advance, one attack after the other", "7"),
        Stage.phase("Economic phases, in the same order", "4.5"),
        Stage.step("Tax collection; barbarians may pillage instead", "4.5.1, 9.5"),
        Stage.done("Captured capitals: a third of the treasury each", "10.3"),
        Stage.step("Upkeep of kingdoms and empires; what is not paid for is removed", "4.5.2"),
        Stage.done("Unsupported units of empires are removed", "11.5"),
        Stage.step("Units are bought at twice the upkeep", "4.5.3, 10.5"),
        Stage.step("Money for administration", "10.6.1"),
        Stage.phase("Administration phases, in the same order", "4.6"),
        Stage.step("Two dice on the administration table; rebellions at once", "10.6, 11.7"),
        Stage.step("Barbarians: continuity, unrest, countdown to kingdom", "9.3"),
        Stage.step("Changes of stage", "10.1, 11.1"),
        Stage.step("Markers of pillage come off in their turn", "9.5"),
        Stage.step("Positions may be given up where the scenario allows it", "14.3"));
  }
}
