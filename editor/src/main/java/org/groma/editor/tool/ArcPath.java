package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/** The shortest way along borders, from node to node. */
final class ArcPath {

  /** A node that was reached: how far it is, and how far it must be to the goal at least. */
  private record Reached(int node, double way, double total) {}

  private static final Comparator<Reached> NEAREST =
      Comparator.comparingDouble(Reached::total).thenComparingInt(Reached::node);

  private final Topology map;
  private final Predicate<Arc> passable;

  /**
   * Ways along some borders.
   *
   * @param passable which borders a way may follow
   */
  ArcPath(Topology map, Predicate<Arc> passable) {
    this.map = map;
    this.passable = passable;
  }

  /**
   * The borders from any of the first nodes to any of the others, in order; none if there is no
   * way.
   */
  Optional<List<Integer>> between(Set<Integer> from, Set<Integer> to) {
    Map<Integer, Integer> cameBy = new HashMap<>(); // node to the half-edge that led there
    Map<Integer, Double> way = new HashMap<>();
    PriorityQueue<Reached> open = new PriorityQueue<>(NEAREST);
    for (int node : from) {
      way.put(node, 0.0);
      open.add(new Reached(node, 0, beeline(node, to)));
    }
    while (!open.isEmpty()) {
      Reached at = open.poll();
      if (to.contains(at.node)) {
        return Optional.of(back(at.node, from, cameBy));
      }
      if (at.way > way.get(at.node)) {
        continue; // a shorter way here was found since
      }
      map.star(at.node)
          .filter(half -> passable.test(map.arc(Half.arc(half))))
          .forEach(half -> {
            int next = map.origin(Half.twin(half));
            double length = at.way + map.arc(Half.arc(half)).line().length();
            if (length < way.getOrDefault(next, Double.POSITIVE_INFINITY)) {
              way.put(next, length);
              cameBy.put(next, half);
              open.add(new Reached(next, length, length + beeline(next, to)));
            }
          });
    }
    return Optional.empty();
  }

  private double beeline(int node, Set<Integer> to) {
    Coordinate at = map.nodePoint(node);
    return to.stream().mapToDouble(goal -> at.distance(map.nodePoint(goal))).min().orElse(0);
  }

  private List<Integer> back(int end, Set<Integer> from, Map<Integer, Integer> cameBy) {
    List<Integer> arcs = new ArrayList<>();
    for (int node = end; !from.contains(node); ) {
      int half = cameBy.get(node);
      arcs.add(Half.arc(half));
      node = map.origin(half);
    }
    return arcs.reversed();
  }
}
