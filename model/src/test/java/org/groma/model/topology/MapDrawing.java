package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Assembly.Region;
import org.locationtech.jts.algorithm.Area;
import org.locationtech.jts.geom.Coordinate;

/**
 * Draws small maps for tests from polygon literals, {@code "0 0, 10 0, 10 10"}. Faces are numbered
 * 1, 2, … as they are named; polygons that share a border must name the same points along it.
 */
public final class MapDrawing {

  private record Edge(Coordinate from, Coordinate to) {
    Edge twin() {
      return new Edge(to, from);
    }
  }

  private final Precision precision;
  private final List<Region> faces = new ArrayList<>();
  private final Map<Edge, Integer> leftOf = new LinkedHashMap<>();
  private final Map<Coordinate, Set<Coordinate>> around = new LinkedHashMap<>();
  private final Set<Coordinate> forced = new HashSet<>();
  private final Map<Coordinate, Junction> nodes = new LinkedHashMap<>();
  private final List<Arc> arcs = new ArrayList<>();

  private MapDrawing(Precision precision) {
    this.precision = precision;
  }

  public static MapDrawing map() {
    return map(Precision.STANDARD);
  }

  public static MapDrawing map(Precision precision) {
    return new MapDrawing(precision);
  }

  /**
   * Adds a face.
   *
   * @param use the slug of a province, or a use as it is written in files
   */
  public MapDrawing face(String use, String outline, String... holes) {
    int id = faces.size() + 1;
    faces.add(new Region(id, use(use)));
    ring(id, points(outline), true);
    for (String hole : holes) {
      ring(id, points(hole), false);
    }
    return this;
  }

  /** Makes a vertex a node even where only one border passes. */
  public MapDrawing node(double x, double y) {
    forced.add(new Coordinate(x, y));
    return this;
  }

  public Topology draw() {
    Set<Edge> done = new HashSet<>();
    for (boolean closed : new boolean[] {false, true}) {
      for (Edge edge : leftOf.keySet()) {
        if (!done.contains(edge) && (closed || isNode(edge.from()))) {
          chain(edge, done);
        }
      }
    }
    Assembly.Result result = Assembly.of(precision, List.copyOf(nodes.values()), arcs, faces);
    return switch (result) {
      case Assembly.Whole(Topology map) -> map;
      case Assembly.Broken(List<Fault> faults) -> throw new AssertionError(faults.toString());
    };
  }

  static Use use(String use) {
    return Use.parse(
        use.isEmpty() || use.equals("void") || use.contains(":") ? use : "province:" + use);
  }

  /** The points of a literal. */
  public static List<Coordinate> points(String literal) {
    List<Coordinate> points = new ArrayList<>();
    for (String point : literal.split(",", -1)) {
      String[] xy = point.strip().split(" +", -1);
      points.add(new Coordinate(Double.parseDouble(xy[0]), Double.parseDouble(xy[1])));
    }
    return points;
  }

  private void ring(int face, List<Coordinate> literal, boolean counterClockwise) {
    List<Coordinate> points = new ArrayList<>(literal);
    points.add(literal.getFirst());
    // JTS counts clockwise as positive
    if (Area.ofRingSigned(points.toArray(Coordinate[]::new)) < 0 != counterClockwise) {
      Collections.reverse(points);
    }
    for (int i = 1; i < points.size(); i++) {
      Edge edge = new Edge(points.get(i - 1), points.get(i));
      if (leftOf.put(edge, face) != null) {
        throw new IllegalArgumentException("two faces claim the left side of " + edge);
      }
      around.computeIfAbsent(edge.from(), _ -> new LinkedHashSet<>()).add(edge.to());
      around.computeIfAbsent(edge.to(), _ -> new LinkedHashSet<>()).add(edge.from());
    }
  }

  private boolean isNode(Coordinate point) {
    return around.get(point).size() != 2 || forced.contains(point) || nodes.containsKey(point);
  }

  private void chain(Edge start, Set<Edge> done) {
    Junction from = junction(start.from());
    List<Coordinate> points = new ArrayList<>(List.of(start.from()));
    Edge edge = start;
    while (true) {
      done.add(edge);
      done.add(edge.twin());
      points.add(edge.to());
      if (isNode(edge.to())) {
        break;
      }
      Coordinate back = edge.from();
      Coordinate at = edge.to();
      edge =
          around.get(at).stream()
              .filter(next -> !next.equals(back))
              .map(next -> new Edge(at, next))
              .findFirst()
              .orElseThrow();
    }
    arcs.add(
        new Arc(
            arcs.size(),
            from.id(),
            junction(edge.to()).id(),
            leftOf.getOrDefault(start, Face.OUTSIDE),
            leftOf.getOrDefault(start.twin(), Face.OUTSIDE),
            Line.of(points.toArray(Coordinate[]::new)),
            Border.LAND));
  }

  private Junction junction(Coordinate at) {
    return nodes.computeIfAbsent(at, _ -> new Junction(nodes.size(), at.x, at.y));
  }
}
