package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;

/**
 * What the best re-roll can be expected to gain before any dice are rolled. The expectation of a
 * whole number that is never negative is the sum, over every threshold, of the chance to reach it;
 * no die reaches a threshold when each of them independently stays below.
 */
final class ReRollWorth {

  /** No re-roll gains as much: two hits, in sixths. */
  private static final int TOP = 12;

  private static final double[] STAYS_BELOW = new double[TOP * 8];

  static {
    for (int threshold = 1; threshold <= TOP; threshold++) {
      for (boolean own : new boolean[] {true, false}) {
        for (boolean open : new boolean[] {true, false}) {
          for (Die colour : new Die[] {Die.WHITE, Die.BLACK}) {
            STAYS_BELOW[index(threshold, own, colour, open)] =
                staysBelow(threshold, own, colour, open);
          }
        }
      }
    }
  }

  private ReRollWorth() {}

  private static int index(int threshold, boolean own, Die colour, boolean open) {
    return (threshold - 1) * 8 + (own ? 4 : 0) + (colour == Die.BLACK ? 2 : 0) + (open ? 1 : 0);
  }

  private static double staysBelow(int threshold, boolean own, Die colour, boolean open) {
    int faces = 0;
    for (int face = 1; face <= colour.faces(); face++) {
      int shown = BattleFace.of(colour, face).hits(open);
      if (BattleJudgement.gain(own, colour, shown, open) < threshold) {
        faces++;
      }
    }
    return (double) faces / colour.faces();
  }

  /** In sixths of a hit. */
  static double of(DicePool own, DicePool enemy, boolean open) {
    double worth = 0;
    for (int threshold = 1; threshold <= TOP; threshold++) {
      double none =
          power(STAYS_BELOW[index(threshold, true, Die.WHITE, open)], own.white())
              * power(STAYS_BELOW[index(threshold, true, Die.BLACK, open)], own.black())
              * power(STAYS_BELOW[index(threshold, false, Die.WHITE, open)], enemy.white())
              * power(STAYS_BELOW[index(threshold, false, Die.BLACK, open)], enemy.black());
      worth += 1 - none;
    }
    return worth;
  }

  private static double power(double base, int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= base;
    }
    return power;
  }
}
