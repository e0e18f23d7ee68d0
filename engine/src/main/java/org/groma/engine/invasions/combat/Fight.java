package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Table;

/** A battle while it goes on: what the steps of every combat system read and change. */
final class Fight {

  /** One side: who fights, and what cannot be seen from that. */
  private static final class Tally {

    private final Contender contender;
    private int reRolls;
    private int hitsScored;
    private boolean leaderLost;

    private Tally(Force force) {
      this.contender = new Contender(force);
      this.reRolls = force.command().reRolls();
    }
  }

  private final Ground ground;
  private final Tally attacker;
  private final Tally defender;
  private final CombatFigures figures;
  private final Table table;
  private final boolean open;

  /** Begins a battle between copies of the forces. */
  Fight(Engagement engagement, CombatFigures figures, Table table) {
    this.ground = engagement.ground();
    this.attacker = new Tally(engagement.attacker().copy());
    this.defender = new Tally(engagement.defender().copy());
    this.figures = figures;
    this.table = table;
    this.open = figures.isOpen(ground.terrain());
  }

  private Tally tally(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  Ground ground() {
    return ground;
  }

  Contender contender(Side side) {
    return tally(side).contender;
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
    return tally(side).reRolls;
  }

  void spendReRoll(Side side) {
    tally(side).reRolls--;
  }

  /** How many hits a side has scored, needed or not. */
  int hitsScored(Side side) {
    return tally(side).hitsScored;
  }

  boolean isHordeHit(Side side) {
    return contender(side).isHordeHit();
  }

  boolean isLeaderLost(Side side) {
    return tally(side).leaderLost;
  }

  void loseLeader(Side side) {
    tally(side).leaderLost = true;
  }

  /** Has the shots of a side written down, and gives their hits back. */
  int shot(Side side, int hits) {
    if (table.isHeard()) {
      table.tell(new BattleTold.Shot(side == Side.ATTACKER, hits));
    }
    return hits;
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
    tally(by).hitsScored += hits;
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
    return new BattleResult(
        force(Side.ATTACKER), force(Side.DEFENDER), winner, attackerFate, defenderFate);
  }
}
