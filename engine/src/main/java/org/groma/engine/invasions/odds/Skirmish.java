package org.groma.engine.invasions.odds;

import java.util.Arrays;
import org.groma.engine.invasions.combat.Ground;

/** Soldiers of two sides who might fight on some ground; equal ones have equal odds. */
public final class Skirmish {

  /** The soldiers of a side in a fixed order, so that like sides are equal. */
  public static final class Soldiers {

    private final int[] codes;

    private Soldiers(int[] codes) {
      this.codes = codes;
    }

    /** Each soldier's traits, shifted by a bit that tells whether he is damaged. */
    public static Soldiers of(int[] codes) {
      int[] sorted = codes.clone();
      Arrays.sort(sorted);
      return new Soldiers(sorted);
    }

    /** A soldier as {@link #of} wants him. */
    public static int code(int traits, boolean damaged) {
      return traits << 1 | (damaged ? 1 : 0);
    }

    int size() {
      return codes.length;
    }

    int traits(int i) {
      return codes[i] >> 1;
    }

    boolean isDamaged(int i) {
      return (codes[i] & 1) != 0;
    }
  }

  private final Ground ground;
  private final Soldiers attackers;
  private final Soldiers defenders;
  private final int hash;

  public Skirmish(Ground ground, Soldiers attackers, Soldiers defenders) {
    this.ground = ground;
    this.attackers = attackers;
    this.defenders = defenders;
    int mixed = 31 * Arrays.hashCode(attackers.codes) + Arrays.hashCode(defenders.codes);
    hash = 31 * mixed + ground.hashCode();
  }

  Ground ground() {
    return ground;
  }

  Soldiers attackers() {
    return attackers;
  }

  Soldiers defenders() {
    return defenders;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Skirmish that
        && hash == that.hash
        && Arrays.equals(attackers.codes, that.attackers.codes)
        && Arrays.equals(defenders.codes, that.defenders.codes)
        && ground.equals(that.ground);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
