package org.groma.model.topology;

import org.locationtech.jts.geom.Coordinate;

/**
 * A point where borders meet.
 *
 * @param star the half-edges that leave the node, counter-clockwise; derived, see {@link Star}
 */
@SuppressWarnings(
    "ArrayRecordComponent") // identity is the number; an int array keeps large maps small
record Node(int id, double x, double y, int[] star) {

  Coordinate point() {
    return new Coordinate(x, y);
  }

  Node withStar(int[] halves) {
    return new Node(id, x, y, halves);
  }

  int degree() {
    return star.length;
  }

  int indexOf(int half) {
    for (int i = 0; i < star.length; i++) {
      if (star[i] == half) {
        return i;
      }
    }
    throw new IllegalStateException("half-edge " + half + " does not leave node " + id);
  }
}
