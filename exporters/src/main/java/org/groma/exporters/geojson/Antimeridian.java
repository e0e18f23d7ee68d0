package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.AffineTransformation;
import org.locationtech.jts.geom.util.GeometryFixer;

/**
 * Cuts polygons in degrees where they cross the 180th meridian. A ring that steps from 179 to -179
 * means a step of two degrees, not of 358; on a flat map it has to be two pieces, one at each edge
 * (RFC 7946, 3.1.9). A ring that goes all the way round encloses a pole and is led along it.
 */
final class Antimeridian {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final double HALF_TURN = 180;
  private static final double TURN = 360;

  private Antimeridian() {}

  /** The polygon itself, or the pieces it falls into. */
  static List<List<double[]>> cut(List<double[]> rings) {
    return rings.stream().noneMatch(Antimeridian::crosses) ? List.of(rings) : pieces(rings);
  }

  private static boolean crosses(double[] ring) {
    for (int i = 2; i + 1 < ring.length; i += 2) {
      if (Math.abs(ring[i] - ring[i - 2]) > HALF_TURN) {
        return true;
      }
    }
    return false;
  }

  private static List<List<double[]>> pieces(List<double[]> rings) {
    Geometry whole = null;
    for (double[] ring : rings) {
      Geometry unrolled = unrolled(ring);
      whole = whole == null ? unrolled : whole.difference(unrolled);
    }
    List<List<double[]>> pieces = new ArrayList<>();
    for (int turn = -1; turn <= 1; turn++) {
      Geometry window =
          GEOMETRY.toGeometry(
              new Envelope(turn * TURN - HALF_TURN, turn * TURN + HALF_TURN, -90, 90));
      Geometry part = whole.intersection(window);
      Geometry home = AffineTransformation.translationInstance(-turn * TURN, 0).transform(part);
      for (int i = 0; i < home.getNumGeometries(); i++) {
        if (home.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
          pieces.add(rings(polygon));
        }
      }
    }
    return pieces;
  }

  /** The ring with longitudes that go on past 180 instead of jumping back. */
  private static Geometry unrolled(double[] ring) {
    List<Coordinate> points = new ArrayList<>();
    double shift = 0;
    for (int i = 0; i + 1 < ring.length; i += 2) {
      if (i > 0) {
        double step = ring[i] - ring[i - 2];
        shift += step > HALF_TURN ? -TURN : step < -HALF_TURN ? TURN : 0;
      }
      points.add(new Coordinate(ring[i] + shift, ring[i + 1]));
    }
    Coordinate first = points.getFirst();
    Coordinate last = points.getLast();
    if (Math.abs(last.x - first.x) > HALF_TURN) {
      double pole = first.y < 0 ? -90 : 90;
      points.add(new Coordinate(last.x, pole));
      points.add(new Coordinate(first.x, pole));
    }
    if (!points.getLast().equals2D(first)) {
      points.add(new Coordinate(first));
    }
    LinearRing closed = GEOMETRY.createLinearRing(points.toArray(Coordinate[]::new));
    return GeometryFixer.fix(GEOMETRY.createPolygon(closed));
  }

  private static List<double[]> rings(Polygon polygon) {
    List<double[]> rings = new ArrayList<>();
    rings.add(flat(polygon.getExteriorRing().getCoordinates()));
    for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
      rings.add(flat(polygon.getInteriorRingN(i).getCoordinates()));
    }
    return rings;
  }

  private static double[] flat(Coordinate[] points) {
    double[] xy = new double[points.length * 2];
    for (int i = 0; i < points.length; i++) {
      xy[2 * i] = points[i].x;
      xy[2 * i + 1] = points[i].y;
    }
    return xy;
  }
}
