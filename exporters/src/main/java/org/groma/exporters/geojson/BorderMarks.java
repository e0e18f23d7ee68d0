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

/**
 * Carries the marks of borders from one drawing of a map to another. A border that runs as before
 * keeps its mark; one that was drawn anew gets the longest mark that its two places had between
 * them.
 */
final class BorderMarks {

  private record Pair(Place a, Place b) {}

  private BorderMarks() {}

  static Topology carry(Topology from, Topology to) {
    Map<Line, Border> sameLine = new HashMap<>();
    Map<Pair, Map<Border, Double>> samePair = new HashMap<>();
    for (Arc arc : from.arcs()) {
      sameLine.put(eitherWay(arc.line()), arc.border());
      pair(from, arc)
          .ifPresent(pair ->
              samePair
                  .computeIfAbsent(pair, _ -> new HashMap<>())
                  .merge(arc.border(), arc.line().length(), Double::sum));
    }
    Map<Border, List<Integer>> wanted = new HashMap<>();
    for (Arc arc : to.arcs()) {
      Optional.ofNullable(sameLine.get(eitherWay(arc.line())))
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

  /** The line in the one of its two directions that comes first. */
  private static Line eitherWay(Line line) {
    for (int i = 0, j = line.last(); i < j; i++, j--) {
      int order = line.point(i).compareTo(line.point(j));
      if (order != 0) {
        return order < 0 ? line : line.reversed();
      }
    }
    return line;
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
