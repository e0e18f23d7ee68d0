package org.groma.engine.invasions.combat;

/** Some soldiers of a force, one bit each. */
public record Soldiers(int bits) {

  public static Soldiers of(int... soldiers) {
    int bits = 0;
    for (int soldier : soldiers) {
      bits |= 1 << soldier;
    }
    return new Soldiers(bits);
  }

  public boolean has(int soldier) {
    return (bits >>> soldier & 1) == 1;
  }

  public int count() {
    return Integer.bitCount(bits);
  }
}
