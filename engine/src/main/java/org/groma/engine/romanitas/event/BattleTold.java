package org.groma.engine.romanitas.event;

import org.groma.engine.romanitas.setting.Face;

/** How fights go, blow by blow. Lanes are 0 left wing, 1 centre, 2 right wing. */
public sealed interface BattleTold extends Told {

  /**
   * A battle or siege began.
   *
   * @param territory where
   * @param space the city space it is for, or -1
   * @param romansAttack whether Rome is the attacker
   */
  record Began(int territory, int space, int nation, boolean siege, boolean romansAttack)
      implements BattleTold {}

  record Drew(boolean roman, Face face) implements BattleTold {}

  /** A unit shot. */
  record Shot(boolean roman, int lane, String unit, int score, boolean routed)
      implements BattleTold {}

  /** Two units met. */
  record Met(int lane, String roman, int romanScore, String enemy, int enemyScore, Upshot upshot)
      implements BattleTold {}

  /** What came of a meeting. */
  enum Upshot {
    NOTHING,
    ROMAN_ROUTED,
    ROMAN_DESTROYED,
    ENEMY_ROUTED,
    ENEMY_DESTROYED
  }

  /** A line was broken. */
  record Broken(boolean romanLine, int lane) implements BattleTold {}

  record Rallied(boolean roman, String unit, int lane) implements BattleTold {}

  record ReserveCame(String unit, int lane) implements BattleTold {}

  record Ended(int territory, boolean romansWon) implements BattleTold {}

  /** Fleets met. */
  record FleetsMet(int zone, int nation, int romanScore, int enemyScore) implements BattleTold {}

  record FleetsParted(int zone, int nation, boolean romansWon) implements BattleTold {}
}
