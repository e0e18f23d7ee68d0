package org.groma.engine.invasions.odds;

import java.util.function.IntUnaryOperator;

/** The sum of 2D6. */
final class TwoDice {

  static final int LEAST = 2;
  static final int MOST = 12;

  private TwoDice() {}

  static double chance(int sum) {
    return (6 - Math.abs(7 - sum)) / 36.0;
  }

  /** The distribution of what a table makes of the sum, from 0 to the most it gives. */
  static double[] through(IntUnaryOperator table) {
    int most = 0;
    for (int sum = LEAST; sum <= MOST; sum++) {
      most = Math.max(most, table.applyAsInt(sum));
    }
    double[] chances = new double[most + 1];
    for (int sum = LEAST; sum <= MOST; sum++) {
      chances[table.applyAsInt(sum)] += chance(sum);
    }
    return chances;
  }
}
