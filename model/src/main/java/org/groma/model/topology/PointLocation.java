package org.groma.model.topology;

import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/**
 * Finds the face under a point. One pass over all arcs: right for a click or an edit; a painter
 * that asks for every pixel keeps an index of its own.
 */
final class PointLocation {

  private PointLocation() {}

  /**
   * A ray from the point crosses the border of the face around it oddly often, of any other not.
   */
  static Optional<Face> faceAt(Topology map, double x, double y) {
    Coordinate point = new Coordinate(x, y);
    NavigableSet<Integer> odd = new TreeSet<>();
    for (Arc arc : map.arcs()) {
      if (arc.line().isEastOf(x, y)) {
        RayCrossingCounter counter = new RayCrossingCounter(point);
        Ring.count(counter, arc.line());
        switch (counter.getLocation()) {
          case Location.BOUNDARY -> {
            return Optional.empty();
          }
          case Location.INTERIOR -> {
            toggle(odd, arc.left());
            toggle(odd, arc.right());
          }
          default -> {} // an even number of crossings
        }
      }
    }
    odd.remove(Face.OUTSIDE);
    return Optional.of(map.face(odd.isEmpty() ? Face.OUTSIDE : odd.first()));
  }

  private static void toggle(Set<Integer> odd, int face) {
    if (!odd.remove(face)) {
      odd.add(face);
    }
  }
}
