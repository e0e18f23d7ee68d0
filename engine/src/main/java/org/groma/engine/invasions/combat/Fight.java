package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** A battle while it goes on: what the steps of every combat system read and change. */
final class Fight {

  private final Ground ground;
  private final Force attacker;
  private final Force defender;
  private final CombatFigures figures;
  private final Table table;
  private final boolean open;
  private final int[] reRolls = new int[2];
  private final int[] hitsScored = new int[2];
  private final int[] hitsTaken = new int[2];
  private final boolean[] hordeHit = new boolean[2];
  private final boolean[] leaderLost = new boolean[2];

  /** Begins a battle between copies of the forces. */
  Fight(Engagement engagement, CombatFigures figures, Table table) {
    this.ground = engagement.ground();
    this.attacker = engagement.attacker().copy();
    this.defender = engagement.defender().copy();
    this.figures = figures;
    this.table = table;
    this.open = figures.isOpen(ground.terrain());
    for (Side side : Side.BOTH) {
      Command command = force(side).command();
      reRolls[side.ordinal()] = command.combat() + command.extraReRolls();
    }
  }

  Ground ground() {
    return ground;
  }

  Force force(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
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
    return hordeHit[side.ordinal()];
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

  /**
   * Lets one side's hits strike the other, whose owner spreads them. Hordes are hit last; that
   * eliminates nothing.
   */
  @Rule("XX.H")
  void strike(Side by, int hits) {
    if (hits == 0) {
      return;
    }
    Side side = by.opponent();
    Force force = force(side);
    int endurance = force.endurance();
    int before = force.losses();
    if (hits < endurance) {
      table.ask(new ChooseLosses(force, hits)).strike(force);
    } else {
      force.eliminateAll();
      hordeHit[side.ordinal()] |= hits > endurance && force.hordes() > 0;
    }
    hitsScored[by.ordinal()] += hits;
    hitsTaken[side.ordinal()] += Math.min(hits, endurance);
    if (table.isHeard()) {
      table.tell(
          new BattleTold.HitsTaken(
              side == Side.ATTACKER, hits, force.losses() - before, isHordeHit(side)));
    }
  }

  /** Whether nothing is left of a side that could be eliminated; a lone horde must be hit. */
  boolean isDestroyed(Side side) {
    Force force = force(side);
    return force.endurance() == 0 && (force.losses() > 0 || isHordeHit(side));
  }

  boolean isOver() {
    return isDestroyed(Side.ATTACKER) || isDestroyed(Side.DEFENDER);
  }

  /** What happened to a side; to be taken before recovery, which brings the eliminated back. */
  BattleResult.Fate fate(Side side) {
    return new BattleResult.Fate(
        force(side).losses(),
        hitsTaken[side.ordinal()],
        isDestroyed(side),
        isLeaderLost(side),
        isHordeHit(side));
  }

  BattleResult result(
      Optional<Side> winner, BattleResult.Fate attackerFate, BattleResult.Fate defenderFate) {
    return new BattleResult(attacker, defender, winner, attackerFate, defenderFate);
  }
}
