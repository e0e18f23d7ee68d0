package org.groma.engine.invasions.event;

/** What happens around a battle, for whoever reads the log. */
public sealed interface FieldTold extends Told {

  /** A battle began; a leader of -1 is none. */
  record BattleJoined(
      int province,
      int attacker,
      UnitSet attackers,
      int attackerLeader,
      int defender,
      UnitSet defenders,
      int defenderLeader)
      implements FieldTold {}

  /** A battle was fought: who won, and which units were lost in the end. */
  record Fought(
      int province,
      int attacker,
      int defender,
      boolean attackerWon,
      UnitSet attackersLost,
      UnitSet defendersLost)
      implements FieldTold {}

  /** Units sat a battle out because there was no room for them. */
  record SatOut(int nation, UnitSet units) implements FieldTold {}

  record Retreated(int nation, int from, UnitSet units) implements FieldTold {}

  /** Units had to retreat and there was no way out; they are lost. */
  record CutOff(int nation, int province, UnitSet units) implements FieldTold {}

  /** A stack rolled to intercept. */
  record Intercepted(int nation, int from, int to, int result, boolean succeeded)
      implements FieldTold {}

  /** A stack rolled to flee. */
  record Fled(int nation, int from, int result, boolean succeeded) implements FieldTold {}

  /** A nation became the vassal of its victor. */
  record Subdued(int vassal, int suzerain) implements FieldTold {}

  /** Units made room for a nation that arrived. */
  record Displaced(int nation, int from, UnitSet units) implements FieldTold {}
}
