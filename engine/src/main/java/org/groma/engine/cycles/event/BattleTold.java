package org.groma.engine.cycles.event;

import java.util.List;
import org.groma.engine.cycles.setting.Result;

/** Battles, as they were fought. */
public sealed interface BattleTold extends Told {

  /**
   * A battle was fought.
   *
   * @param place the area of the defenders, or the sea area of an interception
   * @param defender the position that defended; -1 for a neutral garrison
   * @param attack the strength of the attack, in halves
   * @param column the odds, by their number in the table, after all shifts
   */
  record Fought(
      int attacker,
      int defender,
      int place,
      List<Integer> units,
      int attack,
      int defence,
      int column,
      Result result)
      implements BattleTold {
    public Fought {
      units = List.copyOf(units);
    }
  }

  /** A ship rolled for sinking. */
  record Sailed(int unit, int seas, boolean sunk) implements BattleTold {}
}
