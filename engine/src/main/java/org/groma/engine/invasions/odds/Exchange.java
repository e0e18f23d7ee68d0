package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.Side;

/**
 * The re-rolls of both sides, who take turns, the attacker first, until both pass in a row (ruling
 * C18). Chances are moved along, not chosen among: the number of re-rolls that both have left can
 * only fall, so that one sweep from the most to none meets every situation once.
 */
final class Exchange {

  /** What a side that has a re-roll left does with it. */
  @FunctionalInterface
  interface Policy {
    /** {@link #PASS} or a {@link #reRoll}, by the kinds of what lies there. */
    int choice(Side side, int attackerKind, int defenderKind);
  }

  static final int PASS = -1;

  private final Throw attacker;
  private final Throw defender;
  private final int attackerReRolls;
  private final int defenderReRolls;

  /** What each side would do, by the attacker's kind and the defender's. */
  private final int[][] attackersChoices;

  private final int[][] defendersChoices;

  /** The chances of both throws before a side's turn, by the re-rolls left. */
  private final double[][] attackersTurns;

  private final double[][] defendersTurns;

  private final JointHits[] results;

  private Exchange(
      Throw attacker, Throw defender, int attackerReRolls, int defenderReRolls, Policy policy) {
    this.attacker = attacker;
    this.defender = defender;
    this.attackerReRolls = attackerReRolls;
    this.defenderReRolls = defenderReRolls;
    this.attackersChoices = choices(Side.ATTACKER, policy);
    this.defendersChoices = choices(Side.DEFENDER, policy);
    int situations = (attackerReRolls + 1) * (defenderReRolls + 1);
    this.attackersTurns = new double[situations][];
    this.defendersTurns = new double[situations][];
    this.results = new JointHits[situations];
  }

  /** The choice to have something of this look rolled again. */
  static int reRoll(Side whose, int look) {
    return 2 * look + (whose == Side.ATTACKER ? 0 : 1);
  }

  private int[][] choices(Side side, Policy policy) {
    int[][] choices = new int[attacker.kinds()][defender.kinds()];
    for (int a = 0; a < attacker.kinds(); a++) {
      for (int d = 0; d < defender.kinds(); d++) {
        choices[a][d] = policy.choice(side, a, d);
      }
    }
    return choices;
  }

  private int[][] choices(Side side) {
    return side == Side.ATTACKER ? attackersChoices : defendersChoices;
  }

  private double[][] turns(Side side) {
    return side == Side.ATTACKER ? attackersTurns : defendersTurns;
  }

  /**
   * The hits when all is rolled and rolled again, by the re-rolls that are left: {@link #left}
   * numbers them. What cannot be left is null.
   */
  static JointHits[] results(
      Throw attacker, Throw defender, int attackerReRolls, int defenderReRolls, Policy policy) {
    Exchange exchange = new Exchange(attacker, defender, attackerReRolls, defenderReRolls, policy);
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
    double[][] turns = turns(turn);
    if (turns[left] == null) {
      turns[left] = new double[attacker.states() * defender.states()];
    }
    return turns[left];
  }

  /** The side whose turn it is, or the other if it passes, re-rolls; if both pass, that is all. */
  private void turn(Side first, int a, int d) {
    int left = left(a, d, defenderReRolls);
    double[] chances = turns(first)[left];
    if (chances == null) {
      return;
    }
    turns(first)[left] = null;
    if (results[left] == null) {
      results[left] = new JointHits(attacker.mostHits(), defender.mostHits());
    }
    JointHits result = results[left];
    Side second = first.opponent();
    boolean firstMay = (first == Side.ATTACKER ? a : d) > 0;
    boolean secondMay = (second == Side.ATTACKER ? a : d) > 0;
    double[] afterFirst = firstMay ? after(first, a, d) : chances;
    double[] afterSecond = secondMay ? after(second, a, d) : chances;
    for (int i = 0; i < attacker.states(); i++) {
      int[] ofFirst = choices(first)[attacker.kind(i)];
      int[] ofSecond = choices(second)[attacker.kind(i)];
      for (int j = 0; j < defender.states(); j++) {
        double chance = chances[i * defender.states() + j];
        if (chance == 0) {
          continue;
        }
        int kind = defender.kind(j);
        if (firstMay && ofFirst[kind] != PASS) {
          again(ofFirst[kind], i, j, chance, afterFirst);
        } else if (secondMay && ofSecond[kind] != PASS) {
          again(ofSecond[kind], i, j, chance, afterSecond);
        } else {
          result.add(attacker.hits(i), defender.hits(j), chance);
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
    int row = defender.states();
    if (choice == reRoll(Side.ATTACKER, look)) {
      double[] odds = attacker.odds(look);
      for (int k = 0; k < odds.length; k++) {
        target[attacker.next(i, look, k) * row + j] += chance * odds[k];
      }
    } else {
      double[] odds = defender.odds(look);
      for (int k = 0; k < odds.length; k++) {
        target[i * row + defender.next(j, look, k)] += chance * odds[k];
      }
    }
  }
}
