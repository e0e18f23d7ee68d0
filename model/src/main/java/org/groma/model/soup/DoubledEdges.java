package org.groma.model.soup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.locationtech.jts.geom.Coordinate;

/**
 * Edges that are claimed twice: on the same side by two polygons, or by one polygon that runs along
 * them there and back. A pair of polygons makes one fault, however many edges: a polygon that is
 * twice in a file is one mistake, not fifty.
 */
final class DoubledEdges {

  private record Pair(int first, int second) {}

  private static final class Stretch {
    private int edges;
    private double length;
    private double longest;
    private Coordinate at = new Coordinate();
  }

  private final List<LoosePolygon> polygons;
  private final Map<Pair, Stretch> stretches = new LinkedHashMap<>();

  DoubledEdges(List<LoosePolygon> polygons) {
    this.polygons = polygons;
  }

  void add(int first, int second, Coordinate a, Coordinate b) {
    Stretch stretch = stretches.computeIfAbsent(new Pair(first, second), _ -> new Stretch());
    double length = a.distance(b);
    stretch.edges++;
    stretch.length += length;
    if (length > stretch.longest) {
      stretch.longest = length;
      stretch.at = new Coordinate((a.x + b.x) / 2, (a.y + b.y) / 2);
    }
  }

  /** All polygons that take part. */
  NavigableSet<Integer> polygons() {
    NavigableSet<Integer> found = new TreeSet<>();
    for (Pair pair : stretches.keySet()) {
      found.add(pair.first);
      found.add(pair.second);
    }
    return found;
  }

  List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    stretches.forEach((pair, stretch) -> faults.add(fault(pair, stretch)));
    return faults;
  }

  private Fault fault(Pair pair, Stretch stretch) {
    String first = polygons.get(pair.first).name();
    String second = polygons.get(pair.second).name();
    String count = stretch.edges == 1 ? "one edge" : stretch.edges + " edges";
    return pair.first == pair.second
        ? new Fault(
            Kind.INVALID_RING,
            first + " runs twice along " + count + ".",
            stretch.at,
            stretch.length,
            List.of(first))
        : new Fault(
            Kind.DUPLICATE_EDGE,
            first + " and " + second + " lie on the same side of " + count + ".",
            stretch.at,
            stretch.length,
            List.of(first, second));
  }
}
