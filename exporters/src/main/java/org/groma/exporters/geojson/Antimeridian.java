package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * Cuts polygons in degrees where they cross the meridian of 180°. RFC 7946 wants files to come so,
 * but many do not: there a ring steps from 179.9 to -179.9, which on paper is a line across the
 * whole world.
 *
 * <p>A ring is <b>unrolled</b> by adding or taking 360° at every such step, cut along 180° and
 * rolled up again. A ring that ends a whole turn away from where it starts goes round a pole and is
 * closed along it.
 */
final class Antimeridian {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final double TURN = 360;

  /**
   * A step counts as one across the meridian if the short way is shorter than this. One of a whole
   * turn does not: it may be the side of a frame round the world.
   */
  private static final double LONGEST_STEP = 10;

  private Antimeridian() {}

  /** Whether a polygon has a ring that crosses the meridian, and is not cut there. */
  static boolean isCrossedBy(List<double[]> rings) {
    return rings.stream().anyMatch(Antimeridian::isCrossedBy);
  }

  private static boolean isCrossedBy(double[] ring) {
    for (int i = 2; i < ring.length; i += 2) {
      double shortWay = TURN - Math.abs(ring[i] - ring[i - 2]);
      if (shortWay > 0 && shortWay < LONGEST_STEP) {
        return true;
      }
    }
    return false;
  }

  /**
   * The pieces of a polygon, each with its rings; the polygon in one piece, drawn on beyond the
   * meridian, if it crosses itself and cannot be cut.
   */
  static List<List<double[]>> cut(List<double[]> rings) {
    List<Polygon> unrolled = rings.stream().map(Antimeridian::unrolled).toList();
    if (!unrolled.stream().allMatch(Polygon::isValid)) {
      return List.of(unrolled.stream().map(ring -> rolledUp(ring.getExteriorRing(), 0)).toList());
    }
    Geometry whole = joined(unrolled);
    List<List<double[]>> pieces = new ArrayList<>();
    for (int turn = -1; turn <= 1; turn++) {
      Geometry sheet =
          GEOMETRY.toGeometry(
              new Envelope(turn * TURN - TURN / 2, turn * TURN + TURN / 2, -TURN, TURN));
      Geometry part = OverlayNGRobust.overlay(whole, sheet, OverlayNG.INTERSECTION);
      for (int i = 0; i < part.getNumGeometries(); i++) {
        if (part.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
          pieces.add(rolledUp(polygon, turn));
        }
      }
    }
    return pieces;
  }

  /**
   * The outline less its holes; of rings that go round a pole what lies between them, whichever
   * comes first.
   */
  private static Geometry joined(List<Polygon> rings) {
    Geometry whole = rings.getFirst();
    boolean roundThePole = goesRoundThePole(rings.getFirst());
    for (Polygon ring : rings.subList(1, rings.size())) {
      boolean pole = roundThePole && goesRoundThePole(ring);
      whole =
          OverlayNGRobust.overlay(
              whole,
              onTheSheetOf(whole, ring),
              pole ? OverlayNG.SYMDIFFERENCE : OverlayNG.DIFFERENCE);
    }
    return whole;
  }

  private static boolean goesRoundThePole(Polygon ring) {
    return ring.getEnvelopeInternal().getWidth() >= TURN;
  }

  private static Polygon unrolled(double[] ring) {
    Polygon unrolled = polygon(steps(ring));
    return unrolled.isValid() || !goesRoundThePole(unrolled)
        ? unrolled
        : polygon(steps(fromNearestThePole(ring)));
  }

  private static Polygon polygon(List<Coordinate> points) {
    double turns =
        Math.rint(points.stream().mapToDouble(point -> point.x).average().orElse(0) / TURN);
    points.forEach(point -> point.setX(point.x - turns * TURN)); // most of it stays where it was
    if (Math.abs(points.getLast().x - points.getFirst().x) > TURN / 2) {
      closeAlongThePole(points);
    }
    return GEOMETRY.createPolygon(points.toArray(Coordinate[]::new));
  }

  /**
   * The ring from its point nearest to the pole on: nothing of it lies between that point and the
   * pole, so the way there crosses nothing.
   */
  private static double[] fromNearestThePole(double[] ring) {
    int last = ring.length - 2;
    boolean closed = ring[0] == ring[last] && ring[1] == ring[last + 1];
    int count = closed ? last : ring.length;
    double sum = 0;
    for (int i = 1; i < count; i += 2) {
      sum += ring[i];
    }
    int first = 0;
    for (int i = 2; i < count; i += 2) {
      first = Math.signum(sum) * (ring[i + 1] - ring[first + 1]) > 0 ? i : first;
    }
    double[] turned = new double[count];
    for (int i = 0; i < count; i++) {
      turned[i] = ring[(first + i) % count];
    }
    return turned;
  }

  private static List<Coordinate> steps(double[] ring) {
    List<Coordinate> points = new ArrayList<>();
    double shift = 0;
    int last = ring.length - 2;
    boolean closed = ring[0] == ring[last] && ring[1] == ring[last + 1];
    for (int i = 0; i < ring.length + (closed ? 0 : 2); i += 2) {
      double x = ring[i % ring.length];
      if (i > 0) {
        double step = x - ring[i - 2];
        shift -= Math.abs(step) > TURN / 2 ? Math.copySign(TURN, step) : 0;
      }
      points.add(new Coordinate(x + shift, ring[i % ring.length + 1]));
    }
    return points;
  }

  private static void closeAlongThePole(List<Coordinate> points) {
    double latitude = points.stream().mapToDouble(point -> point.y).average().orElse(0);
    double pole = Math.copySign(TURN / 4, latitude);
    Coordinate start = points.getFirst();
    points.add(new Coordinate(points.getLast().x, pole));
    points.add(new Coordinate(start.x, pole));
    points.add(start.copy());
  }

  /** A hole may have been unrolled the other way. */
  private static Geometry onTheSheetOf(Geometry whole, Geometry hole) {
    double turns =
        Math.rint(
            (whole.getEnvelopeInternal().centre().x - hole.getEnvelopeInternal().centre().x)
                / TURN);
    return shifted(hole, turns * TURN);
  }

  private static Geometry shifted(Geometry geometry, double by) {
    Geometry copy = geometry.copy();
    copy.apply((Coordinate point) -> point.setX(point.x + by));
    copy.geometryChanged();
    return copy;
  }

  private static List<double[]> rolledUp(Polygon piece, int turn) {
    List<double[]> rings = new ArrayList<>();
    rings.add(rolledUp(piece.getExteriorRing(), turn));
    for (int i = 0; i < piece.getNumInteriorRing(); i++) {
      rings.add(rolledUp(piece.getInteriorRingN(i), turn));
    }
    return rings;
  }

  private static double[] rolledUp(LinearRing ring, int turn) {
    double[] xy = new double[2 * ring.getNumPoints()];
    for (int i = 0; i < ring.getNumPoints(); i++) {
      xy[2 * i] = ring.getCoordinateN(i).x - turn * TURN;
      xy[2 * i + 1] = ring.getCoordinateN(i).y;
    }
    return xy;
  }
}
