package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.JudgementPlayer;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;

/** A battle fought again and again with dice, and what came of it. */
final class Simulation {

  static final int BATTLES = 200_000;

  /** In standard errors. The seeds are fixed, so nothing here ever depends on luck. */
  private static final double TOLERANCE = 4.5;

  /** How a battle is fought. */
  @FunctionalInterface
  interface Rules {
    BattleResult fight(Engagement engagement, CombatFigures figures, Table table);
  }

  /** What was counted for one side. */
  private static final class Count {
    private int victories;
    private int destroyed;
    private int hordesHit;
    private int leadersLost;
    private long lost;
    private long lostSquared;
    private final int[] hitsTaken;

    private Count(Force force) {
      hitsTaken = new int[force.endurance() + 1];
    }

    private void add(BattleResult result, Side side) {
      BattleResult.Fate fate = result.fate(side);
      victories += result.winner().filter(winner -> winner == side).isPresent() ? 1 : 0;
      destroyed += fate.destroyed() ? 1 : 0;
      hordesHit += fate.hordeHit() ? 1 : 0;
      leadersLost += fate.leaderLost() ? 1 : 0;
      int forGood = result.force(side).eliminated();
      lost += forGood;
      lostSquared += (long) forGood * forGood;
      hitsTaken[fate.hitsTaken()]++;
    }
  }

  private final Count attacker;
  private final Count defender;
  private final int[][] eliminated;
  private int draws;

  private Simulation(Engagement engagement) {
    attacker = new Count(engagement.attacker());
    defender = new Count(engagement.defender());
    eliminated = new int[engagement.attacker().size() + 2][engagement.defender().size() + 2];
  }

  static Simulation of(Engagement engagement, CombatFigures figures, Rules rules, long seed) {
    Simulation simulation = new Simulation(engagement);
    Table table = Table.of(new SeededDice(seed), new JudgementPlayer());
    for (int i = 0; i < BATTLES; i++) {
      simulation.add(rules.fight(engagement, figures, table));
    }
    return simulation;
  }

  private void add(BattleResult result) {
    attacker.add(result, Side.ATTACKER);
    defender.add(result, Side.DEFENDER);
    eliminated[result.attackerFate().eliminated()][result.defenderFate().eliminated()]++;
    draws += result.winner().isEmpty() ? 1 : 0;
  }

  /** Compares everything that was counted with what was worked out. */
  void agreesWith(BattleOdds odds) {
    agree("draws", draws, odds.draw());
    for (int a = 0; a < eliminated.length; a++) {
      for (int d = 0; d < eliminated[a].length; d++) {
        agree("eliminated " + a + " and " + d, eliminated[a][d], odds.eliminated(a, d));
      }
    }
    for (Side side : Side.BOTH) {
      Count count = side == Side.ATTACKER ? attacker : defender;
      BattleOdds.Prospects prospects = odds.of(side);
      agree("victories of the " + side, count.victories, prospects.victory());
      agree("destructions of the " + side, count.destroyed, prospects.destruction());
      agree("hordes hit of the " + side, count.hordesHit, prospects.hordeHit());
      agree("leaders lost of the " + side, count.leadersLost, prospects.leaderLost());
      meanAgrees(count, prospects.lostForGood());
      hitsAgree(count.hitsTaken, odds, side.opponent());
    }
  }

  private static void agree(String what, int count, double chance) {
    double expected = BATTLES * chance;
    assertThat(chance).as(what).isBetween(0.0, 1 + 1e-12);
    if (expected == 0) {
      assertThat(count).as(what).isZero();
      return;
    }
    // counts of the very rare are not normal: of less than one, a few more are no surprise
    double error = Math.sqrt(Math.max(1, expected * (1 - chance)));
    assertThat(Math.abs(count - expected)).as(what).isLessThanOrEqualTo(TOLERANCE * error);
  }

  private static void meanAgrees(Count count, double mean) {
    double found = (double) count.lost / BATTLES;
    double variance = (double) count.lostSquared / BATTLES - found * found;
    assertThat(Math.abs(found - mean))
        .as("units lost for good")
        .isLessThanOrEqualTo(TOLERANCE * Math.sqrt(Math.max(0, variance) / BATTLES) + 1e-12);
  }

  /** Hits that find nobody left are scored but not taken. */
  private static void hitsAgree(int[] taken, BattleOdds odds, Side by) {
    int most = taken.length - 1;
    double all = 0;
    for (int hits = most; hits <= odds.mostHits(by); hits++) {
      all += odds.hits(by, hits);
    }
    for (int hits = 0; hits < most; hits++) {
      agree(hits + " hits by the " + by, taken[hits], odds.hits(by, hits));
    }
    agree(most + " hits or more by the " + by, taken[most], Math.min(1, all));
  }
}
