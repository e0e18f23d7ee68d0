package org.groma.engine.kernel;

/**
 * Dice that give the same rolls for the same seed on every machine. The generator is SplitMix64
 * (Steele, Lea and Flood, 2014): one word of state, so that a game can be copied together with its
 * luck.
 */
public final class SeededDice implements Dice {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  public SeededDice(long seed) {
    this.state = seed;
  }

  /** Dice that will roll what these will roll. */
  public SeededDice copy() {
    return new SeededDice(state);
  }

  @Override
  public int roll(Die die) {
    return 1 + below(die.faces());
  }

  @Override
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("the bound must be positive, not " + bound);
    }
    // the high word of a product spreads 32 random bits over the bound; the bias is below one in
    // 2^31 / bound
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  private long next() {
    state += GOLDEN;
    long mixed = state;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
