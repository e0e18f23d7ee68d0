package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.kernel.Rule;

/**
 * The re-rolls of both sides, who take turns, the attacker first, until both pass in a row (ruling
 * C18). Chances are moved along, not chosen among: the number of re-rolls that both have left can
 * only fall, so that one sweep from the most to none meets every situation once.
 */
@Rule({"XX.E", "XXI.D"})
final class Exchange {

  /** What a side that has a re-roll left does with it. */
  @FunctionalInterface
  interface Policy {
    /** {@link #PASS} or a {@link #reRoll}. */
    int choice(Side side, int attackerState, int defenderState);
  }

  static final int PASS = -1;

  private final Throw attacker;
  private final Throw defender;
  private final Policy policy;
  private final int attackerReRolls;
  private final int defenderReRolls;

  /** The chances of both throws before a turn, by whose turn it is and the re-rolls left. */
  private final double[][][] before;

  private final JointHits[] results;

  private Exchange(
      Throw attacker, Throw defender, int attackerReRolls, int defenderReRolls, Policy policy) {
    this.attacker = attacker;
    this.defender = defender;
    this.policy = policy;
    this.attackerReRolls = attackerReRolls;
    this.defenderReRolls = defenderReRolls;
    int situations = (attackerReRolls + 1) * (defenderReRolls + 1);
    this.before = new double[2][situations][];
    this.results = new JointHits[situations];
  }

  /** The choice to have something of this look rolled again. */
  static int reRoll(Side whose, int look) {
    return 2 * look + whose.ordinal();
  }

  /**
   * The hits when all is rolled and rolled again, by the re-rolls that are left: {@link #left}
   * numbers them. What cannot be left is null.
   */
  static JointHits[] results(
      Throw attacker, Throw defender, int attackerReRolls, int defenderReRolls, Policy policy) {
    Exchange exchange =
        new Exchange(attacker, defender, attackerReRolls, defenderReRolls, policy);
    exchange.roll();
    for (int a = attackerReRolls; a >= 0; a--) {
      for (int d = defenderReRolls; d >= 0; d--) {
        exchange.turn(Side.ATTACKER, a, d);
        exchange.turn(Side.DEFENDER, a, d);
      }
    }
    return exchange.results;
  }

  static int left(int attacker, int defender, int defenderReRolls) {
    return attacker * (defenderReRolls + 1) + defender;
  }

  private void roll() {
    double[] chances = to(Side.ATTACKER, attackerReRolls, defenderReRolls);
    for (int i = 0; i < attacker.states(); i++) {
      for (int j = 0; j < defender.states(); j++) {
        chances[i * defender.states() + j] = attacker.chance(i) * defender.chance(j);
      }
    }
  }

  private double[] to(Side turn, int a, int d) {
    int left = left(a, d, defenderReRolls);
    double[][] ofTurn = before[turn.ordinal()];
    if (ofTurn[left] == null) {
      ofTurn[left] = new double[attacker.states() * defender.states()];
    }
    return ofTurn[left];
  }

  /** The side whose turn it is, or the other if it passes, re-rolls; if both pass, that is all. */
  private void turn(Side first, int a, int d) {
    int left = left(a, d, defenderReRolls);
    double[] chances = before[first.ordinal()][left];
    if (chances == null) {
      return;
    }
    before[first.ordinal()][left] = null;
    Side second = first.opponent();
    boolean firstMay = (first == Side.ATTACKER ? a : d) > 0;
    boolean secondMay = (second == Side.ATTACKER ? a : d) > 0;
    double[] afterFirst = firstMay ? after(first, a, d) : chances;
    double[] afterSecond = secondMay ? after(second, a, d) : chances;
    for (int i = 0; i < attacker.states(); i++) {
      for (int j = 0; j < defender.states(); j++) {
        double chance = chances[i * defender.states() + j];
        if (chance == 0) {
          continue;
        }
        int choice = firstMay ? policy.choice(first, i, j) : PASS;
        double[] target = afterFirst;
        if (choice == PASS && secondMay) {
          choice = policy.choice(second, i, j);
          target = afterSecond;
        }
        if (choice == PASS) {
          result(left).add(attacker.hits(i), defender.hits(j), chance);
        } else {
          again(choice, i, j, chance, target);
        }
      }
    }
  }

  /** Where a re-roll of this side leads: one less, and the opponent's turn. */
  private double[] after(Side side, int a, int d) {
    return side == Side.ATTACKER ? to(Side.DEFENDER, a - 1, d) : to(Side.ATTACKER, a, d - 1);
  }

  private void again(int choice, int i, int j, double chance, double[] target) {
    int look = choice >> 1;
    boolean attackers = choice == reRoll(Side.ATTACKER, look);
    Throw thrown = attackers ? attacker : defender;
    double[] odds = thrown.odds(look);
    int[] next = thrown.next(attackers ? i : j, look);
    for (int k = 0; k < next.length; k++) {
      int cell =
          attackers ? next[k] * defender.states() + j : i * defender.states() + next[k];
      target[cell] += chance * odds[k];
    }
  }

  private JointHits result(int left) {
    if (results[left] == null) {
      results[left] = new JointHits(attacker.mostHits(), defender.mostHits());
    }
    return results[left];
  }
}
