package org.groma.exporters.sheet.typeset;

/** A rectangle with upright sides. */
public record Box(double left, double top, double right, double bottom) {

  /** Whether some of the inside of both is the same. */
  public boolean overlaps(Box other) {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }

  public boolean holds(Box other) {
    return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
  }
}
