package org.groma.engine.invasions.reinforcement;

import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;

/** Dice that draw lots from the end of the pool, so that a drawn unit differs from a plain one. */
final class Fixed implements Dice {

  private final int roll;
  int draws;

  Fixed(int roll) {
    this.roll = roll;
  }

  @Override
  public int roll(Die die) {
    return roll;
  }

  @Override
  public int below(int bound) {
    draws++;
    return bound - 1;
  }
}
