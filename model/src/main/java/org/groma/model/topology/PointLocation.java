package org.groma.model.topology;

import java.util.Optional;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/**
 * Finds the face under a point. One pass over all arcs: right for a click or an edit; a painter
 * that asks for every pixel keeps an index of its own.
 */
final class PointLocation {

  private PointLocation() {}

  static Optional<Face> faceAt(Topology map, double x, double y) {
    Coordinate point = new Coordinate(x, y);
    for (Face face : map.faces()) {
      if (face.id() == Face.OUTSIDE) {
        continue;
      }
      int location = locate(map, face.rings()[0], point);
      if (location == Location.BOUNDARY) {
        return Optional.empty();
      }
      if (location == Location.INTERIOR) {
        Optional<Boolean> inHole = inAHole(map, face, point);
        if (inHole.isEmpty()) {
          return Optional.empty();
        }
        if (!inHole.get()) {
          return Optional.of(face);
        }
      }
    }
    return Optional.of(map.face(Face.OUTSIDE));
  }

  /** Where a point lies to a ring, whichever way round the ring runs. */
  static int locate(Topology map, int[] ring, Coordinate point) {
    RayCrossingCounter counter = new RayCrossingCounter(point);
    for (int half : ring) {
      count(counter, map.arc(Half.arc(half)).line());
    }
    return counter.getLocation();
  }

  static void count(RayCrossingCounter counter, Line line) {
    Coordinate a = new Coordinate();
    Coordinate b = new Coordinate();
    for (int i = 1; i < line.size(); i++) {
      a.setX(line.x(i - 1));
      a.setY(line.y(i - 1));
      b.setX(line.x(i));
      b.setY(line.y(i));
      counter.countSegment(a, b);
    }
  }

  /** Empty when the point lies on the border of a hole. */
  private static Optional<Boolean> inAHole(Topology map, Face face, Coordinate point) {
    for (int i = 1; i < face.rings().length; i++) {
      int location = locate(map, face.rings()[i], point);
      if (location == Location.BOUNDARY) {
        return Optional.empty();
      }
      if (location == Location.INTERIOR) {
        return Optional.of(true);
      }
    }
    return Optional.of(false);
  }
}
