package org.groma.engine.kernel;

/** Where all chance comes from. */
public interface Dice {

  /** Rolls a die: 1 to the number of its faces. */
  int roll(Die die);

  default int d10() {
    return roll(Die.D10);
  }

  default int twoD6() {
    return roll(Die.D6) + roll(Die.D6);
  }

  /** A check on a D10: an even result passes. */
  default boolean d2() {
    return roll(Die.D10) % 2 == 0;
  }

  /**
   * A number from 0 up to, not including, the bound; for shuffling and for players who choose
   * blindly.
   */
  int below(int bound);
}
