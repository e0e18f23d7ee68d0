package org.groma.model.soup;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Finds rings that do not lie as those of one region must: one outer ring, the holes inside it and
 * none inside another. The outside of the map is a region without an outer ring.
 *
 * <p>Together with agreeing sides and no contacts round any face this makes a map plane: then every
 * face is a true region, glued to its neighbours without a fold, and what is glued so from regions
 * of the sphere covers it once. Where a polygon lies inside another that has no hole for it, it is
 * this that fails.
 *
 * <p>Rings of one face that do not cross and share no node lie wholly inside or outside each other,
 * so one point of a ring tells.
 */
final class Nesting {

  /** From here on an index is quicker than comparing every ring with every other. */
  private static final int MANY_RINGS = 12;

  private final Topology map;
  private final List<int[]> misplaced = new ArrayList<>();

  private Nesting(Topology map) {
    this.map = map;
  }

  /** The rings that are out of place, and those they are in the way of. */
  static List<int[]> misplaced(Topology map) {
    Nesting nesting = new Nesting(map);
    for (Face face : map.faces()) {
      nesting.check(face);
    }
    return nesting.misplaced;
  }

  private void check(Face face) {
    int[][] rings = face.rings();
    int holes = face.id() == Face.OUTSIDE ? 0 : 1;
    for (int i = 0; i < rings.length; i++) {
      if (runsCounterClockwise(rings[i]) != i < holes) {
        misplaced.add(rings[i]);
      } else if (i > 0 && holes > 0 && !isInside(rings[i], rings[0])) {
        misplaced.add(rings[i]);
      }
    }
    if (rings.length - holes > 1) {
      compare(List.of(rings).subList(holes, rings.length));
    }
  }

  private void compare(List<int[]> holes) {
    STRtree index = holes.size() < MANY_RINGS ? null : new STRtree();
    List<Envelope> boxes = holes.stream().map(this::box).toList();
    if (index != null) {
      for (int i = 0; i < boxes.size(); i++) {
        index.insert(boxes.get(i), i);
      }
    }
    for (int i = 0; i < boxes.size(); i++) {
      for (Object near : index == null ? numbers(boxes.size()) : index.query(boxes.get(i))) {
        int other = (Integer) near;
        if (other != i
            && boxes.get(other).contains(boxes.get(i))
            && isInside(holes.get(i), holes.get(other))) {
          misplaced.add(holes.get(i));
          misplaced.add(holes.get(other));
        }
      }
    }
  }

  private static List<Integer> numbers(int count) {
    List<Integer> numbers = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    return numbers;
  }

  private boolean runsCounterClockwise(int[] ring) {
    Line first = arc(ring[0]).line();
    double ox = first.x(0);
    double oy = first.y(0);
    double twice = 0;
    for (int half : ring) {
      Line line = arc(half).line();
      double part = 0;
      for (int i = 1; i < line.size(); i++) {
        part += (line.x(i - 1) - ox) * (line.y(i) - oy) - (line.x(i) - ox) * (line.y(i - 1) - oy);
      }
      twice += Half.isForward(half) ? part : -part;
    }
    return twice > 0;
  }

  private boolean isInside(int[] ring, int[] other) {
    for (int half : ring) {
      Line line = arc(half).line();
      for (int i = 0; i < line.size(); i++) {
        int location = locate(line.point(i), other);
        if (location != Location.BOUNDARY) {
          return location == Location.INTERIOR;
        }
      }
    }
    return false;
  }

  private int locate(Coordinate point, int[] ring) {
    RayCrossingCounter counter = new RayCrossingCounter(point);
    for (int half : ring) {
      Line line = arc(half).line();
      for (int i = 1; i < line.size(); i++) {
        counter.countSegment(line.point(i - 1), line.point(i));
      }
    }
    return counter.getLocation();
  }

  private Envelope box(int[] ring) {
    Envelope box = new Envelope();
    for (int half : ring) {
      box.expandToInclude(arc(half).line().envelope());
    }
    return box;
  }

  private Arc arc(int half) {
    return map.arc(Half.arc(half));
  }
}
