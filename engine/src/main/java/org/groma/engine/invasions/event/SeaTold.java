package org.groma.engine.invasions.event;

/** What happened at sea, for whoever listens. */
public sealed interface SeaTold extends Told {

  /** A naval stack tried to bring another to battle. */
  record Intercepted(int nation, UnitSet fleets, UnitSet target, int sea, boolean succeeded)
      implements SeaTold {}

  /** A side would not fight. */
  record BattleRefused(int nation, int sea) implements SeaTold {}

  /** A naval battle began; a leader of -1 is none. */
  record BattleJoined(
      int sea,
      int attacker,
      UnitSet attackers,
      int attackerLeader,
      int defender,
      UnitSet defenders,
      int defenderLeader)
      implements SeaTold {}

  /** A naval battle was fought; a winner of -1 is nobody. */
  record BattleFought(int sea, int attacker, int defender, int winner) implements SeaTold {}

  /** A landing was rolled for. */
  record LandingRisked(int nation, int to, int roll, int modifier, boolean succeeded)
      implements SeaTold {}

  /** A stack did not cross because its ships would not fight. */
  record CrossingCancelled(int nation, int to) implements SeaTold {}
}
