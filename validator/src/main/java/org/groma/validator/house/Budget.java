package org.groma.validator.house;

/**
 * How many steps the checks of a project may take together, so that none of them goes on for ever.
 */
final class Budget {

  /** Some seconds of work; checks of a large map take a hundredth of it. */
  private static final long STEPS = 3_000_000;

  private long left = STEPS;

  /** Takes some steps; false once there are none left. */
  boolean take(int steps) {
    left -= steps;
    return left >= 0;
  }

  boolean isSpent() {
    return left < 0;
  }
}
