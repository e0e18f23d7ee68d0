package org.groma.engine.invasions.event;

/**
 * What happened in a battle, for whoever listens. These change nothing; the event that ends the
 * battle carries its outcome. {@code attacker} says which side is meant.
 */
public sealed interface BattleTold extends Told {

  /** A side tried to ambush the other. */
  record AmbushTried(boolean attacker, boolean succeeded) implements BattleTold {}

  /** A side has shot; its dice were rolled just before. */
  record Shot(boolean attacker, int hits) implements BattleTold {}

  /** The dice of a melee round were set. */
  record PoolsSet(int attackerWhite, int attackerBlack, int defenderWhite, int defenderBlack)
      implements BattleTold {}

  /** The modifiers of an advanced melee round were set. */
  record ModifiersSet(int attacker, int defender) implements BattleTold {}

  /** A side gave up a re-roll to strengthen itself, or else to weaken the enemy. */
  record ReRollForfeited(boolean attacker, boolean strengthened) implements BattleTold {}

  /** A side had a die, or in advanced combat a roll, thrown again. */
  record ReRollUsed(boolean attacker, boolean ownDice) implements BattleTold {}

  /** A side was hit: how many of its units that eliminated. */
  record HitsTaken(boolean attacker, int hits, int eliminated, boolean hordeHit)
      implements BattleTold {}

  /** A side gave way after the first melee round. */
  record Conceded(boolean attacker) implements BattleTold {}

  /** A side won. */
  record Won(boolean attacker, Reason reason) implements BattleTold {}

  /** A naval battle was won by nobody. */
  record Drawn() implements BattleTold {}

  /** A leader was lost: murdered after a victory, or else with his stack. */
  record LeaderLost(boolean attacker, boolean murdered) implements BattleTold {}

  /** A side had eliminated units return. */
  record Recovered(boolean attacker, int units) implements BattleTold {}

  /** A side had damaged elites restored. */
  record Restored(boolean attacker, int units) implements BattleTold {}

  /** Why a side won. */
  enum Reason {
    ENEMY_ELIMINATED,
    FEWER_LOSSES,
    FORTRESS_OR_HORDE,
    BETTER_LEADER,
    DEFENCE,
    MORE_HITS
  }
}
