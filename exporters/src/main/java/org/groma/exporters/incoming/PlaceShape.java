package org.groma.exporters.incoming;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.groma.model.id.Place;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * How a place is drawn.
 *
 * @param lines its borders, wherever they begin and end
 * @param area in square map units
 */
record PlaceShape(Set<Line> lines, double area) {

  /** A step from corner to corner, the same in both directions. */
  private record Edge(Coordinate a, Coordinate b) {
    static Edge of(Coordinate a, Coordinate b) {
      return a.compareTo(b) <= 0 ? new Edge(a, b) : new Edge(b, a);
    }
  }

  static PlaceShape of(Topology map, Place place) {
    Set<Line> lines = new HashSet<>();
    double area = 0;
    for (int face : map.facesOf(place)) {
      map.arcsOf(face).forEach(arc -> lines.add(map.arc(arc).line().eitherWay()));
      area += map.area(face);
    }
    return new PlaceShape(lines, area);
  }

  /** Whether it runs along the same edges; where borders are cut into lines does not count. */
  boolean isSame(PlaceShape other) {
    return lines.equals(other.lines) || edges().equals(other.edges());
  }

  private Set<Edge> edges() {
    Set<Edge> edges = new HashSet<>();
    for (Line line : lines) {
      for (int i = 1; i < line.size(); i++) {
        edges.add(Edge.of(line.point(i - 1), line.point(i)));
      }
    }
    return edges;
  }

  private Set<Coordinate> points() {
    Set<Coordinate> points = new HashSet<>();
    for (Line line : lines) {
      for (int i = 0; i < line.size(); i++) {
        points.add(line.point(i));
      }
    }
    return points;
  }

  /** What it measures; nothing if it is not drawn. */
  String text() {
    return lines.isEmpty()
        ? ""
        : String.format(Locale.ROOT, "area %s, %d points", MapChanges.plain(area), points().size());
  }

  /** The same, with how many of its points it did not have before. */
  String text(PlaceShape before) {
    if (lines.isEmpty() || before.lines.isEmpty()) {
      return text();
    }
    Set<Coordinate> fresh = points();
    fresh.removeAll(before.points());
    return text() + String.format(Locale.ROOT, ", %s new", fresh.isEmpty() ? "none" : fresh.size());
  }
}
