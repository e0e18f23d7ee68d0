package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/**
 * How a side spreads hits over its soldiers and its Limes.
 *
 * @param bySoldier two bits for each soldier: how many hits it takes, 0 to 3, though nobody can
 *     take 3
 * @param limes whether the Limes takes one
 */
@Rule("XX.H")
public record Losses(long bySoldier, boolean limes) {

  /** As many as fit. */
  static final int MOST_SOLDIERS = 32;

  public static final Losses NONE = new Losses(0, false);

  /** One hit for each soldier named; named twice, it takes two. */
  public static Losses of(int... soldiers) {
    Losses losses = NONE;
    for (int soldier : soldiers) {
      losses = losses.plus(soldier);
    }
    return losses;
  }

  public Losses plus(int soldier) {
    if (on(soldier) == 3) {
      throw new IllegalArgumentException("nobody takes four hits");
    }
    return new Losses(bySoldier + one(soldier), limes);
  }

  public Losses withLimes() {
    return new Losses(bySoldier, true);
  }

  public int on(int soldier) {
    return (int) (bySoldier >>> (2 * soldier)) & 3;
  }

  /** How many hits in all. */
  public int total() {
    return Long.bitCount(bySoldier & 0x5555555555555555L)
        + 2 * Long.bitCount(bySoldier & 0xAAAAAAAAAAAAAAAAL)
        + (limes ? 1 : 0);
  }

  /** Whether a soldier of this force would be eliminated. */
  boolean eliminates(Force force, int soldier) {
    return on(soldier) > (force.has(soldier, Trait.ELITE) ? 1 : 0);
  }

  void strike(Force force) {
    for (int i = 0; i < force.size(); i++) {
      for (int hits = on(i); hits > 0; hits--) {
        force.hit(i);
      }
    }
    if (limes) {
      force.loseLimes();
    }
  }

  static long one(int soldier) {
    return 1L << (2 * soldier);
  }
}
