package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * Carries the marks of borders from one drawing of a map to another. A border that runs as before
 * keeps its mark; one that was drawn anew gets the longest mark that its two places had between
 * them.
 */
final class BorderMarks {

  private record Pair(Place a, Place b) {}

  private BorderMarks() {}

  /**
   * Where a border ends though only two meet, or a closed one begins: polygons alone do not tell.
   */
  static List<Coordinate> ends(Topology map) {
    List<Coordinate> ends = new ArrayList<>();
    map.forEachNode(node -> {
      if (map.star(node).count() == 2) {
        ends.add(map.nodePoint(node));
      }
    });
    return ends;
  }

  static Topology carry(Topology from, Topology to) {
    Map<Line, Border> sameLine = new HashMap<>();
    Map<Pair, Map<Border, Double>> samePair = new HashMap<>();
    for (Arc arc : from.arcs()) {
      sameLine.put(arc.line().eitherWay(), arc.border());
      pair(from, arc)
          .ifPresent(pair ->
              samePair
                  .computeIfAbsent(pair, _ -> new HashMap<>())
                  .merge(arc.border(), arc.line().length(), Double::sum));
    }
    Map<Border, List<Integer>> wanted = new HashMap<>();
    for (Arc arc : to.arcs()) {
      Optional.ofNullable(sameLine.get(arc.line().eitherWay()))
          .or(() -> pair(to, arc).map(samePair::get).flatMap(BorderMarks::longest))
          .filter(border -> !border.equals(Border.LAND))
          .ifPresent(
              border -> wanted.computeIfAbsent(border, _ -> new ArrayList<>()).add(arc.id()));
    }
    Topology marked = to;
    for (Map.Entry<Border, List<Integer>> mark : wanted.entrySet()) {
      if (new MarkBorder(mark.getValue(), mark.getKey()).apply(marked)
          instanceof Ruling.Legal legal) {
        marked = legal.map();
      }
    }
    return marked;
  }

  private static Optional<Border> longest(Map<Border, Double> lengths) {
    return lengths.entrySet().stream()
        .max(
            Map.Entry.<Border, Double>comparingByValue()
                .thenComparing(each -> each.getKey().toString()))
        .map(Map.Entry::getKey);
  }

  private static Optional<Pair> pair(Topology map, Arc arc) {
    Optional<Place> left = map.face(arc.left()).place();
    Optional<Place> right = map.face(arc.right()).place();
    if (left.isEmpty() || right.isEmpty() || left.equals(right)) {
      return Optional.empty();
    }
    boolean ordered = left.get().compareTo(right.get()) < 0;
    return Optional.of(
        ordered ? new Pair(left.get(), right.get()) : new Pair(right.get(), left.get()));
  }
}
