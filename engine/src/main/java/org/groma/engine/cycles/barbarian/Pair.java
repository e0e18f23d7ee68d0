package org.groma.engine.cycles.barbarian;

/** Two tribes that become a unit in an area. */
public record Pair(int first, int second, int area) {

  /** Nobody combines any more. */
  public static final Pair NONE = new Pair(-1, -1, -1);
}
