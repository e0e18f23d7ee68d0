package org.groma.engine.kernel;

/** A die that some ruleset uses. A result is a number from 1 to the number of its faces. */
public enum Die {
  D6(6),
  /** The printed 0 counts as 10. */
  D10(10),
  /** A battle die with its white faces, see {@link BattleFace}. */
  WHITE(6),
  /** A battle die with its black faces. */
  BLACK(6);

  private final int faces;

  Die(int faces) {
    this.faces = faces;
  }

  public int faces() {
    return faces;
  }
}
