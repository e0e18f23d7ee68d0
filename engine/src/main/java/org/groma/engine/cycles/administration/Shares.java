package org.groma.engine.cycles.administration;

import org.groma.engine.kernel.Rule;

/** Parts of a number in per cent; fractions are rounded up. */
@Rule("11.7")
final class Shares {

  private static final int WHOLE = 100;

  private Shares() {}

  static int of(int number, int perCent) {
    return Math.ceilDiv(number * perCent, WHOLE);
  }
}
