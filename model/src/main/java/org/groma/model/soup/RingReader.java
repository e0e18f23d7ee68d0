package org.groma.model.soup;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Precision;
import org.locationtech.jts.geom.Coordinate;

/**
 * Reads the rings of polygons into numbered corners and edges, turned so that the polygon lies on
 * the left.
 */
final class RingReader {

  private final Precision precision;
  private final List<LoosePolygon> polygons;
  private final Corners corners;
  private final Edges edges;
  private final List<Fault> faults = new ArrayList<>();
  private final NavigableSet<Integer> suspects = new TreeSet<>();
  private int[] ring = new int[64];
  private int size;

  RingReader(Precision precision, List<LoosePolygon> polygons) {
    this.precision = precision;
    this.polygons = polygons;
    int points =
        polygons.stream().flatMap(p -> p.rings().stream()).mapToInt(xy -> xy.length / 2).sum();
    this.corners = new Corners(points / 2 + 16);
    this.edges = new Edges(points / 2 + 16);
  }

  Corners corners() {
    return corners;
  }

  Edges edges() {
    return edges;
  }

  List<Fault> faults() {
    return faults;
  }

  /** Polygons that claim an edge another one claimed before. */
  NavigableSet<Integer> suspects() {
    return suspects;
  }

  void read() {
    for (int polygon = 0; polygon < polygons.size(); polygon++) {
      List<double[]> rings = polygons.get(polygon).rings();
      for (int i = 0; i < rings.size(); i++) {
        if (take(polygon, rings.get(i))) {
          claim(polygon, i == 0);
        }
      }
    }
  }

  /** Numbers the corners of a ring, without repeated points. */
  private boolean take(int polygon, double[] xy) {
    size = 0;
    if (ring.length < xy.length / 2) {
      ring = new int[xy.length];
    }
    for (int i = 0; i + 1 < xy.length; i += 2) {
      if (!Precision.isInRange(xy[i]) || !Precision.isInRange(xy[i + 1])) {
        fault(
            Kind.BAD_COORDINATE,
            polygon,
            name(polygon)
                + " has a coordinate that is not a number or lies off any map: "
                + xy[i]
                + ", "
                + xy[i + 1]
                + ".",
            size == 0 ? new Coordinate() : point(size - 1));
        return false;
      }
      int corner = corners.number(precision.round(xy[i]), precision.round(xy[i + 1]));
      if (size == 0 || ring[size - 1] != corner) {
        ring[size++] = corner;
      }
    }
    while (size > 1 && ring[size - 1] == ring[0]) {
      size--;
    }
    if (size < 3) {
      fault(
          Kind.INVALID_RING,
          polygon,
          "A ring of " + name(polygon) + " has fewer than three corners.",
          size == 0 ? new Coordinate() : point(0));
      return false;
    }
    return true;
  }

  private void claim(int polygon, boolean outer) {
    double area = shoelace();
    if (area == 0) {
      fault(
          Kind.INVALID_RING,
          polygon,
          "A ring of " + name(polygon) + " encloses nothing.",
          point(0));
      return;
    }
    boolean reversed = area > 0 != outer;
    for (int i = 0; i < size; i++) {
      int a = ring[i];
      int b = ring[i + 1 == size ? 0 : i + 1];
      int other = edges.claim(reversed ? b : a, reversed ? a : b, polygon);
      if (other == Edges.NOBODY) {
        continue;
      }
      Coordinate at =
          new Coordinate((corners.x(a) + corners.x(b)) / 2, (corners.y(a) + corners.y(b)) / 2);
      double length = Math.hypot(corners.x(a) - corners.x(b), corners.y(a) - corners.y(b));
      suspects.add(polygon);
      if (other == polygon) {
        faults.add(
            new Fault(
                Kind.INVALID_RING,
                name(polygon) + " runs twice along the same edge.",
                at,
                length,
                List.of(name(polygon))));
      } else {
        suspects.add(other);
        faults.add(
            new Fault(
                Kind.DUPLICATE_EDGE,
                name(other) + " and " + name(polygon) + " lie on the same side of one edge.",
                at,
                length,
                List.of(name(other), name(polygon))));
      }
    }
  }

  private double shoelace() {
    double ox = corners.x(ring[0]);
    double oy = corners.y(ring[0]);
    double sum = 0;
    for (int i = 1; i + 1 < size; i++) {
      sum +=
          (corners.x(ring[i]) - ox) * (corners.y(ring[i + 1]) - oy)
              - (corners.x(ring[i + 1]) - ox) * (corners.y(ring[i]) - oy);
    }
    return sum;
  }

  private Coordinate point(int i) {
    return new Coordinate(corners.x(ring[i]), corners.y(ring[i]));
  }

  private String name(int polygon) {
    return polygons.get(polygon).name();
  }

  private void fault(Kind kind, int polygon, String message, Coordinate at) {
    faults.add(new Fault(kind, message, at, 0, List.of(name(polygon))));
  }
}
