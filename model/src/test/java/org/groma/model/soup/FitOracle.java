package org.groma.model.soup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;

/**
 * Says by brute force whether polygons on whole-number coordinates fit together: every one is
 * valid, edges meet only at common corners, and no two polygons cover the same space. It compares
 * all with all in whole numbers and has nothing in common with how {@link Soup} works.
 */
final class FitOracle {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private record Spot(long x, long y) {}

  private record Segment(Spot a, Spot b) {
    static Segment of(Spot p, Spot q) {
      boolean ordered = p.x != q.x ? p.x < q.x : p.y < q.y;
      return ordered ? new Segment(p, q) : new Segment(q, p);
    }
  }

  private FitOracle() {}

  static boolean fit(List<LoosePolygon> polygons) {
    List<Polygon> shapes = new ArrayList<>();
    Set<Segment> segments = new LinkedHashSet<>();
    for (LoosePolygon polygon : polygons) {
      if (polygon.rings().isEmpty()) {
        return false;
      }
      Set<Segment> own = new LinkedHashSet<>();
      LinearRing[] rings = new LinearRing[polygon.rings().size()];
      for (int i = 0; i < rings.length; i++) {
        List<Spot> spots = spots(polygon.rings().get(i));
        if (spots.size() < 3) {
          return false;
        }
        Coordinate[] points = new Coordinate[spots.size() + 1];
        for (int k = 0; k <= spots.size(); k++) {
          Spot spot = spots.get(k % spots.size());
          points[k] = new Coordinate(spot.x, spot.y);
        }
        rings[i] = GEOMETRY.createLinearRing(points);
        for (int k = 0; k < spots.size(); k++) {
          if (!own.add(Segment.of(spots.get(k), spots.get((k + 1) % spots.size())))) {
            return false; // runs along an edge twice
          }
        }
      }
      Optional<Polygon> shape = sound(List.of(rings));
      if (shape.isEmpty()) {
        return false;
      }
      shapes.add(shape.get());
      segments.addAll(own);
    }
    return meetAtCorners(List.copyOf(segments)) && apart(shapes);
  }

  /**
   * The polygon, if it is one; it may have a ring that touches itself at a corner, as JTS's own
   * unions do.
   */
  private static Optional<Polygon> sound(List<LinearRing> rings) {
    Polygon written =
        GEOMETRY.createPolygon(
            rings.getFirst(), rings.subList(1, rings.size()).toArray(LinearRing[]::new));
    return GeometryFixer.fix(written) instanceof Polygon whole
            && whole.getArea() == written.getArea()
        ? Optional.of(whole)
        : Optional.empty();
  }

  private static List<Spot> spots(double[] ring) {
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < ring.length; i += 2) {
      Spot spot = new Spot((long) ring[i], (long) ring[i + 1]);
      if (spots.isEmpty() || !spots.getLast().equals(spot)) {
        spots.add(spot);
      }
    }
    while (spots.size() > 1 && spots.getLast().equals(spots.getFirst())) {
      spots.removeLast();
    }
    return spots;
  }

  private static boolean meetAtCorners(List<Segment> segments) {
    for (int i = 0; i < segments.size(); i++) {
      for (int j = 0; j < i; j++) {
        Segment s = segments.get(i);
        Segment t = segments.get(j);
        if (within(t.a, s) || within(t.b, s) || within(s.a, t) || within(s.b, t) || cross(s, t)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a spot lies on a segment, but is none of its ends. */
  private static boolean within(Spot p, Segment s) {
    return side(s.a, s.b, p) == 0
        && !p.equals(s.a)
        && !p.equals(s.b)
        && Math.min(s.a.x, s.b.x) <= p.x
        && p.x <= Math.max(s.a.x, s.b.x)
        && Math.min(s.a.y, s.b.y) <= p.y
        && p.y <= Math.max(s.a.y, s.b.y);
  }

  private static boolean cross(Segment s, Segment t) {
    return side(s.a, s.b, t.a) * side(s.a, s.b, t.b) < 0
        && side(t.a, t.b, s.a) * side(t.a, t.b, s.b) < 0;
  }

  private static int side(Spot a, Spot b, Spot p) {
    return Long.signum((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
  }

  private static boolean apart(List<Polygon> shapes) {
    for (int i = 0; i < shapes.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (shapes.get(i).getEnvelopeInternal().intersects(shapes.get(j).getEnvelopeInternal())
            && shapes.get(i).relate(shapes.get(j), "T********")) {
          return false;
        }
      }
    }
    return true;
  }
}
