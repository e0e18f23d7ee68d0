package org.groma.model.topology;

import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Quadrant;

/** The order of directions round a point, exact: quadrants first, then JTS's robust orientation. */
final class Star {

  private Star() {}

  /**
   * Compares the directions from a point towards two others, counter-clockwise from east. Zero
   * means the same direction, which two borders that leave a node must not have.
   */
  static int compare(Coordinate centre, Coordinate a, Coordinate b) {
    int quadrantA = Quadrant.quadrant(centre, a);
    int quadrantB = Quadrant.quadrant(centre, b);
    if (quadrantA != quadrantB) {
      return Integer.compare(quadrantA, quadrantB);
    }
    return -Orientation.index(centre, a, b);
  }

  /** Whether two cyclic orders are the same. */
  static boolean sameCycle(int[] a, int[] b) {
    if (a.length != b.length) {
      return false;
    }
    for (int shift = 0; shift < a.length; shift++) {
      int i = 0;
      while (i < a.length && a[i] == b[(i + shift) % b.length]) {
        i++;
      }
      if (i == a.length) {
        return true;
      }
    }
    return a.length == 0;
  }
}
