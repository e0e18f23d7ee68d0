package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Table;

/** A battle while it goes on: what the steps of every combat system read and change. */
final class Fight {

  private final Ground ground;
  private final Contender attacker;
  private final Contender defender;
  private final CombatFigures figures;
  private final Table table;
  private final boolean open;
  private final int[] reRolls = new int[2];
  private final int[] hitsScored = new int[2];
  private final boolean[] leaderLost = new boolean[2];

  /** Begins a battle between copies of the forces. */
  Fight(Engagement engagement, CombatFigures figures, Table table) {
    this.ground = engagement.ground();
    this.attacker = new Contender(engagement.attacker().copy());
    this.defender = new Contender(engagement.defender().copy());
    this.figures = figures;
    this.table = table;
    this.open = figures.isOpen(ground.terrain());
    for (Side side : Side.BOTH) {
      reRolls[side.ordinal()] = force(side).command().reRolls();
    }
  }

  Ground ground() {
    return ground;
  }

  Contender contender(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  Force force(Side side) {
    return contender(side).force();
  }

  CombatFigures figures() {
    return figures;
  }

  Table table() {
    return table;
  }

  /** Whether the terrain lets red swords count. */
  boolean isOpen() {
    return open;
  }

  int reRolls(Side side) {
    return reRolls[side.ordinal()];
  }

  void spendReRoll(Side side) {
    reRolls[side.ordinal()]--;
  }

  /** How many hits a side has scored, needed or not. */
  int hitsScored(Side side) {
    return hitsScored[side.ordinal()];
  }

  boolean isHordeHit(Side side) {
    return contender(side).isHordeHit();
  }

  boolean isLeaderLost(Side side) {
    return leaderLost[side.ordinal()];
  }

  void loseLeader(Side side) {
    leaderLost[side.ordinal()] = true;
  }

  /** Lets both sides take the hits of a round in which they struck at the same time. */
  void exchange(int byAttacker, int byDefender) {
    strike(Side.DEFENDER, byDefender);
    strike(Side.ATTACKER, byAttacker);
  }

  /** Lets one side's hits strike the other, whose owner spreads them. */
  void strike(Side by, int hits) {
    if (hits == 0) {
      return;
    }
    Side side = by.opponent();
    int before = force(side).losses();
    contender(side).take(hits, table::ask);
    hitsScored[by.ordinal()] += hits;
    if (table.isHeard()) {
      table.tell(
          new BattleTold.HitsTaken(
              side == Side.ATTACKER, hits, force(side).losses() - before, isHordeHit(side)));
    }
  }

  boolean isDestroyed(Side side) {
    return contender(side).isDestroyed();
  }

  boolean isOver() {
    return isDestroyed(Side.ATTACKER) || isDestroyed(Side.DEFENDER);
  }

  /** What happened to a side; to be taken before recovery, which brings the eliminated back. */
  BattleResult.Fate fate(Side side) {
    return new BattleResult.Fate(
        force(side).losses(),
        contender(side).hitsTaken(),
        isDestroyed(side),
        isLeaderLost(side),
        isHordeHit(side));
  }

  BattleResult result(
      Optional<Side> winner, BattleResult.Fate attackerFate, BattleResult.Fate defenderFate) {
    return new BattleResult(attacker.force(), defender.force(), winner, attackerFate, defenderFate);
  }
}
