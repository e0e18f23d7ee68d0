package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * Lines of a file laid on the grid of a map. A border gets the mark of the line that runs along the
 * whole of it; where a line begins or ends there is a node, so that a border can change its kind.
 */
final class MarkedLines {

  /** A step from corner to corner, the same in both directions. */
  private record Edge(Coordinate a, Coordinate b) {
    static Edge of(Coordinate a, Coordinate b) {
      return a.compareTo(b) <= 0 ? new Edge(a, b) : new Edge(b, a);
    }
  }

  /** A line of the file with its corners on the grid. */
  private record Laid(BorderLine said, List<List<Coordinate>> parts) {}

  private final Precision precision;
  private final List<Laid> lines;
  private final List<BorderLine> unused = new ArrayList<>();

  /**
   * Lays lines down.
   *
   * @param toMap turns a part of a line that stands in the file into map units
   */
  MarkedLines(
      List<BorderLine> lines, Precision precision, UnaryOperator<double[]> toMap, boolean uncut) {
    this.precision = precision;
    this.lines =
        lines.stream()
            .map(line ->
                new Laid(
                    line,
                    line
                        .uncut()
                        .filter(_ -> uncut)
                        .orElseGet(() -> line.parts().stream().map(toMap).toList())
                        .stream()
                        .map(this::corners)
                        .toList()))
            .toList();
  }

  private List<Coordinate> corners(double[] xy) {
    List<Coordinate> corners = new ArrayList<>();
    for (int i = 0; i + 1 < xy.length; i += 2) {
      Coordinate corner = new Coordinate(precision.round(xy[i]), precision.round(xy[i + 1]));
      if (corners.isEmpty() || !corners.getLast().equals2D(corner)) {
        corners.add(corner);
      }
    }
    return corners;
  }

  /** Where lines begin and end. */
  Collection<Coordinate> nodes() {
    List<Coordinate> ends = new ArrayList<>();
    for (Laid line : lines) {
      for (List<Coordinate> part : line.parts()) {
        if (!part.isEmpty()) {
          ends.add(part.getFirst());
          ends.add(part.getLast());
        }
      }
    }
    return ends;
  }

  /** The map with its borders marked; of two lines along one border the later counts. */
  Topology mark(Topology map) {
    Map<Edge, Integer> byEdge = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      for (List<Coordinate> part : lines.get(i).parts()) {
        for (int j = 1; j < part.size(); j++) {
          byEdge.put(Edge.of(part.get(j - 1), part.get(j)), i);
        }
      }
    }
    Map<Border, List<Integer>> marks = new HashMap<>();
    Set<Integer> used = new HashSet<>();
    for (Arc arc : map.arcs()) {
      along(arc.line(), byEdge)
          .ifPresent(line -> {
            used.add(line);
            Border border = lines.get(line).said().border();
            if (!border.equals(arc.border())) {
              marks.computeIfAbsent(border, _ -> new ArrayList<>()).add(arc.id());
            }
          });
    }
    for (int i = 0; i < lines.size(); i++) {
      if (!used.contains(i)) {
        unused.add(lines.get(i).said());
      }
    }
    Topology marked = map;
    for (Map.Entry<Border, List<Integer>> mark : marks.entrySet()) {
      if (new MarkBorder(mark.getValue(), mark.getKey()).apply(marked)
          instanceof Ruling.Legal legal) {
        marked = legal.map();
      }
    }
    return marked;
  }

  /** The line that has every edge of a border, or one of several lines of the same kind. */
  private Optional<Integer> along(Line border, Map<Edge, Integer> byEdge) {
    Integer found = null;
    for (int i = 1; i < border.size(); i++) {
      Integer here = byEdge.get(Edge.of(border.point(i - 1), border.point(i)));
      if (here == null || (found != null && !border(found).equals(border(here)))) {
        return Optional.empty();
      }
      found = here;
    }
    return Optional.ofNullable(found);
  }

  private Border border(int line) {
    return lines.get(line).said().border();
  }

  /** What the map maker should know after marking: lines that run along no border. */
  Optional<String> notice() {
    if (unused.isEmpty()) {
      return Optional.empty();
    }
    BorderLine first = unused.getFirst();
    return Optional.of(
        (unused.size() == 1
                ? "One line of kind \"border\" runs along no border of the map and marks nothing:"
                    + " line "
                : unused.size()
                    + " lines of kind \"border\" run along no border of the map and mark nothing;"
                    + " the first: line ")
            + first.line()
            + ", "
            + first.border().kind()
            + ".");
  }
}
