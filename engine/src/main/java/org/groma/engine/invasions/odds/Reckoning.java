package org.groma.engine.invasions.odds;

import java.util.Optional;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.LeaderElimination;
import org.groma.engine.invasions.combat.Recovery;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.kernel.Die;

/** Adds up how battles end: who won, who fell, what recovers. */
final class Reckoning {

  /** The chance that a D2 check fails. */
  private static final double CHECK_FAILS = 0.5;

  private final boolean sea;
  private final int recovered;
  private final double murder;
  private final double[][] eliminated;
  private final Sum attacker = new Sum();
  private final Sum defender = new Sum();
  private double draw;

  /** What has been added up for one side. */
  private static final class Sum {
    private double victory;
    private double destruction;
    private double hordeHit;
    private double leaderLost;
    private double eliminated;
    private double lostForGood;

    private BattleOdds.Prospects prospects() {
      return new BattleOdds.Prospects(
          victory, destruction, hordeHit, leaderLost, eliminated, lostForGood);
    }
  }

  Reckoning(Engagement engagement, CombatFigures figures) {
    this.sea = engagement.ground().sea();
    this.recovered = Recovery.units(engagement.attacker(), engagement.defender(), figures);
    this.murder =
        Math.clamp(Die.D10.faces() + 1L - figures.assassination(), 0, Die.D10.faces())
            / (double) Die.D10.faces();
    this.eliminated = new double[most(engagement.attacker()) + 1][most(engagement.defender()) + 1];
  }

  private static int most(Force force) {
    return force.size() + (force.hasLimes() ? 1 : 0);
  }

  /** Adds an end of the battle. */
  void add(Standing attackers, Standing defenders, Optional<Side> winner, double chance) {
    eliminated[attackers.force().losses()][defenders.force().losses()] += chance;
    add(attacker, attackers, winner.filter(side -> side == Side.ATTACKER).isPresent(), chance);
    add(defender, defenders, winner.filter(side -> side == Side.DEFENDER).isPresent(), chance);
    if (winner.isEmpty()) {
      draw += chance;
    }
  }

  private void add(Sum sum, Standing standing, boolean won, double chance) {
    if (won) {
      sum.victory += chance;
    }
    if (standing.isDestroyed()) {
      sum.destruction += chance;
    }
    if (standing.contender().isHordeHit()) {
      sum.hordeHit += chance;
    }
    sum.leaderLost += leaderLost(standing, won) * chance;
    sum.eliminated += standing.force().losses() * chance;
    sum.lostForGood += Math.max(0, standing.force().eliminated() - recovered) * chance;
  }

  private double leaderLost(Standing standing, boolean won) {
    double falls = LeaderElimination.isAlone(standing.contender()) ? sea ? 1 : CHECK_FAILS : 0;
    return won && LeaderElimination.isEnvied(standing.force().command())
        ? falls + (1 - falls) * murder
        : falls;
  }

  BattleOdds odds(Histogram hitsByAttacker, Histogram hitsByDefender) {
    return new BattleOdds(
        attacker.prospects(),
        defender.prospects(),
        draw,
        eliminated,
        hitsByAttacker.chances(),
        hitsByDefender.chances());
  }
}
