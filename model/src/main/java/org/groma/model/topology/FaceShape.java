package org.groma.model.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.algorithm.Area;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/** Faces as JTS polygons, for painting, measuring and exporting. */
public final class FaceShape {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private FaceShape() {}

  /** The face as a polygon that JTS calls valid; the outside has none. */
  public static Polygon polygon(Topology map, int face) {
    if (face == Face.OUTSIDE) {
      throw new IllegalArgumentException("the outside of the map is not a polygon");
    }
    List<Coordinate[]> loops =
        loops(map, face).stream().map(halves -> points(map, halves)).toList();
    return GEOMETRY.createPolygon(
        GEOMETRY.createLinearRing(loops.getFirst()),
        loops.stream().skip(1).map(GEOMETRY::createLinearRing).toArray(LinearRing[]::new));
  }

  /**
   * The closed walks of half-edges round a face, none of which passes a point twice: the outline
   * first, then holes. A hole that touches the outline at a node is part of its ring but a loop of
   * its own.
   */
  public static List<List<Integer>> loops(Topology map, int face) {
    List<List<Integer>> loops = new ArrayList<>();
    for (int[] ring : map.face(face).rings()) {
      for (List<Integer> loop : loops(map, ring)) {
        if (Area.ofRingSigned(points(map, loop)) < 0) { // JTS counts clockwise as positive
          loops.addFirst(loop);
        } else {
          loops.add(loop);
        }
      }
    }
    return loops;
  }

  /** A ring that touches itself at nodes, taken apart there. */
  private static List<List<Integer>> loops(Topology map, int[] ring) {
    List<List<Integer>> found = new ArrayList<>();
    Deque<Integer> walk = new ArrayDeque<>();
    Map<Integer, Integer> seenAt = new HashMap<>();
    for (int half : ring) {
      int node = map.origin(half);
      if (seenAt.containsKey(node)) {
        int start = seenAt.get(node);
        List<Integer> loop = new ArrayList<>();
        while (walk.size() > start) {
          int last = walk.removeLast();
          seenAt.remove(map.origin(last), walk.size());
          loop.addFirst(last);
        }
        found.add(loop);
      }
      seenAt.put(node, walk.size());
      walk.addLast(half);
    }
    found.add(new ArrayList<>(walk));
    return found;
  }

  private static Coordinate[] points(Topology map, List<Integer> halves) {
    List<Coordinate> points = new ArrayList<>();
    for (int half : halves) {
      Line line = map.line(half);
      for (int i = 0; i < line.last(); i++) {
        points.add(line.point(i));
      }
    }
    points.add(new Coordinate(points.getFirst()));
    return points.toArray(Coordinate[]::new);
  }
}
