package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.id.Place;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * Draws four corners where two provinces, or a province and a sea, would touch along a border too
 * short to be seen. The border shrinks to its middle, so that the two meet in a point and nobody
 * wonders whether they are adjacent.
 */
final class ShortContacts {

  /** A border below this, in kilometres, is a corner. */
  private static final double SHORTEST = 12;

  private ShortContacts() {}

  static List<LoosePolygon> closed(List<LoosePolygon> polygons, Precision precision) {
    List<LoosePolygon> now = polygons;
    // closing one contact lengthens none, but where three meet the next may only then be short
    for (int round = 0; round < 3; round++) {
      Optional<Topology> map = Soup.build(now, precision).topology();
      Map<Coordinate, Coordinate> moves = map.map(ShortContacts::moves).orElse(Map.of());
      if (moves.isEmpty()) {
        return now;
      }
      List<LoosePolygon> moved = now.stream().map(polygon -> moved(polygon, moves)).toList();
      if (Soup.build(moved, precision).topology().isEmpty()) {
        return now;
      }
      now = moved;
    }
    return now;
  }

  private static Map<Coordinate, Coordinate> moves(Topology map) {
    NavigableMap<String, List<Arc>> contacts = new TreeMap<>();
    for (Arc arc : map.arcs()) {
      Optional<Place> left = map.face(arc.left()).place();
      Optional<Place> right = map.face(arc.right()).place();
      boolean bothSea =
          left.map(Place::isSea).orElse(false) && right.map(Place::isSea).orElse(false);
      if (left.isPresent() && right.isPresent() && !left.equals(right) && !bothSea) {
        boolean ordered = left.get().compareTo(right.get()) < 0;
        String pair = ordered ? left.get() + " " + right.get() : right.get() + " " + left.get();
        contacts.computeIfAbsent(pair, _ -> new ArrayList<>()).add(arc);
      }
    }
    Map<Coordinate, Coordinate> moves = new HashMap<>();
    for (List<Arc> arcs : contacts.values()) {
      double length = arcs.stream().mapToDouble(arc -> arc.line().length()).sum();
      if (arcs.size() == 1 && !arcs.getFirst().isClosed() && length < SHORTEST) {
        Line line = arcs.getFirst().line();
        if (isFree(line, moves)) {
          for (int i = 0; i < line.size(); i++) {
            moves.put(line.point(i), line.point(line.size() / 2));
          }
        }
      }
    }
    return moves;
  }

  private static boolean isFree(Line line, Map<Coordinate, Coordinate> moves) {
    for (int i = 0; i < line.size(); i++) {
      if (moves.containsKey(line.point(i))) {
        return false;
      }
    }
    return true;
  }

  private static LoosePolygon moved(LoosePolygon polygon, Map<Coordinate, Coordinate> moves) {
    List<double[]> rings = new ArrayList<>();
    for (double[] ring : polygon.rings()) {
      double[] xy = ring.clone();
      for (int i = 0; i + 1 < xy.length; i += 2) {
        Coordinate to = moves.get(new Coordinate(xy[i], xy[i + 1]));
        if (to != null) {
          xy[i] = to.x;
          xy[i + 1] = to.y;
        }
      }
      rings.add(xy);
    }
    return new LoosePolygon(polygon.name(), polygon.use(), rings);
  }
}
