package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Precision;
import org.locationtech.jts.geom.Coordinate;

/**
 * Reads the rings of polygons into numbered corners and edges, turned so that the polygon lies on
 * the left. A ring that is none is left out and reported; a polygon without an outer ring has no
 * holes either.
 */
final class RingReader {

  private final Precision precision;
  private final List<LoosePolygon> polygons;
  private final Corners corners;
  private final Edges edges;
  private final List<Fault> faults = new ArrayList<>();
  private final DoubledEdges doubled;
  private int[] ring = new int[64];
  private int size;

  RingReader(Precision precision, List<LoosePolygon> polygons) {
    this.precision = precision;
    this.polygons = polygons;
    this.doubled = new DoubledEdges(polygons);
    int points = 0;
    for (LoosePolygon polygon : polygons) {
      for (double[] xy : polygon.rings()) {
        points += xy.length / 2;
      }
    }
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
    List<Fault> all = new ArrayList<>(faults);
    all.addAll(doubled.faults());
    return all;
  }

  /** Polygons that claim an edge which another one, or the same, claimed before. */
  NavigableSet<Integer> suspects() {
    return Collections.unmodifiableNavigableSet(new TreeSet<>(doubled.polygons()));
  }

  void read() {
    for (int polygon = 0; polygon < polygons.size(); polygon++) {
      List<double[]> rings = polygons.get(polygon).rings();
      if (rings.isEmpty()) {
        fault(Kind.INVALID_RING, polygon, name(polygon) + " has no outline.", new Coordinate());
      }
      for (int i = 0; i < rings.size(); i++) {
        boolean taken = take(polygon, rings.get(i)) && claim(polygon, i == 0);
        if (!taken && i == 0) {
          break;
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

  private boolean claim(int polygon, boolean outer) {
    double area = shoelace();
    if (area == 0) {
      fault(
          Kind.INVALID_RING,
          polygon,
          "A ring of " + name(polygon) + " encloses nothing.",
          point(0));
      return false;
    }
    boolean reversed = area > 0 != outer;
    for (int i = 0; i < size; i++) {
      int a = ring[i];
      int b = ring[i + 1 == size ? 0 : i + 1];
      int start = reversed ? b : a;
      int edge = edges.number(a, b);
      int before = edges.claim(edge, start, polygon);
      if (before != Edges.NOBODY) {
        doubled.add(before, polygon, coordinate(a), coordinate(b));
      } else if (edges.rightFrom(edge, start) == polygon) {
        doubled.add(polygon, polygon, coordinate(a), coordinate(b));
      }
    }
    return true;
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
    return coordinate(ring[i]);
  }

  private Coordinate coordinate(int corner) {
    return new Coordinate(corners.x(corner), corners.y(corner));
  }

  private String name(int polygon) {
    return polygons.get(polygon).name();
  }

  private void fault(Kind kind, int polygon, String message, Coordinate at) {
    faults.add(new Fault(kind, message, at, 0, List.of(name(polygon))));
  }
}
