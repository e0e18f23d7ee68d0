package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;

/**
 * Carries the marks of borders from one drawing of a map to another: each pair of places keeps its
 * longest mark.
 */
final class BorderMarks {

  private record Pair(Place a, Place b) {}

  private BorderMarks() {}

  static Topology carry(Topology from, Topology to) {
    Map<Pair, Map<Border, Double>> marks = new HashMap<>();
    for (Arc arc : from.arcs()) {
      pair(from, arc)
          .ifPresent(pair ->
              marks
                  .computeIfAbsent(pair, _ -> new HashMap<>())
                  .merge(arc.border(), arc.line().length(), Double::sum));
    }
    Map<Border, List<Integer>> wanted = new HashMap<>();
    for (Arc arc : to.arcs()) {
      pair(to, arc)
          .map(marks::get)
          .flatMap(borders -> borders.entrySet().stream().max(Map.Entry.comparingByValue()))
          .map(Map.Entry::getKey)
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
