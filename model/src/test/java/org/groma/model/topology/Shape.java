package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;

/** Writes parts of a map so that tests can compare them, and finds parts by where they lie. */
final class Shape {

  private Shape() {}

  /**
   * The outline of a face, {@code "0 0, 10 0, 10 10 / 4 4, 4 6, 6 6"}: the outer ring, then the
   * holes. A ring starts at its lowest point.
   */
  static String of(Topology map, int face) {
    int[][] rings = map.face(face).rings();
    int outer = face == Face.OUTSIDE ? 0 : 1;
    return Stream.concat(
            Stream.of(rings).limit(outer).map(ring -> ring(map, ring)),
            Stream.of(rings).skip(outer).map(ring -> ring(map, ring)).sorted())
        .collect(Collectors.joining(" / "));
  }

  static String of(Topology map, Line line) {
    return IntStream.range(0, line.size())
        .mapToObj(i -> point(map, line.point(i)))
        .collect(Collectors.joining(", "));
  }

  /** The faces of a place. */
  static List<Integer> faces(Topology map, String use) {
    return map.facesOf(MapDrawing.use(use).place().orElseThrow());
  }

  /** The arc that has a vertex or its middle there. */
  static int arc(Topology map, double x, double y) {
    List<Integer> found = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      Line line = arc.line();
      boolean vertex =
          IntStream.range(1, line.last()).anyMatch(i -> line.x(i) == x && line.y(i) == y);
      if (vertex || line.middle().equals2D(new Coordinate(x, y))) {
        found.add(arc.id());
      }
    }
    return only(found, "arc", x, y);
  }

  static int node(Topology map, double x, double y) {
    List<Integer> found = new ArrayList<>();
    map.forEachNode(id -> {
      if (map.nodePoint(id).equals2D(new Coordinate(x, y))) {
        found.add(id);
      }
    });
    return only(found, "node", x, y);
  }

  static int face(Topology map, double x, double y) {
    return map.faceAt(x, y).orElseThrow().id();
  }

  private static int only(List<Integer> found, String what, double x, double y) {
    if (found.size() != 1) {
      throw new AssertionError("not one " + what + " at " + x + " " + y + " but " + found);
    }
    return found.getFirst();
  }

  private static String ring(Topology map, int[] ring) {
    List<Coordinate> points = new ArrayList<>();
    for (int half : ring) {
      Line line = map.line(half);
      for (int i = 0; i < line.last(); i++) {
        points.add(line.point(i));
      }
    }
    Coordinate lowest = points.stream().min(Coordinate::compareTo).orElseThrow();
    return IntStream.range(0, points.size())
        .filter(i -> points.get(i).equals2D(lowest))
        .mapToObj(start ->
            IntStream.range(0, points.size())
                .mapToObj(i -> point(map, points.get((start + i) % points.size())))
                .collect(Collectors.joining(", ")))
        .min(String::compareTo)
        .orElseThrow();
  }

  private static String point(Topology map, Coordinate at) {
    return map.precision().write(at.x) + " " + map.precision().write(at.y);
  }
}
