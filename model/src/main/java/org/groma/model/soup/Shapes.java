package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Precision;
import org.locationtech.jts.algorithm.PointLocation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.valid.IsValidOp;
import org.locationtech.jts.operation.valid.TopologyValidationError;

/** Loose polygons as JTS geometries, for the questions that JTS answers. */
final class Shapes {

  static final GeometryFactory GEOMETRY = new GeometryFactory();

  private Shapes() {}

  /** The polygon on the grid; mended where it crosses itself, empty where nothing is left of it. */
  static Geometry of(LoosePolygon loose, Precision precision) {
    Polygon polygon = asWritten(loose, precision);
    return polygon.isValid() ? polygon : mended(polygon, precision);
  }

  /**
   * What lies inside the outline, an odd number of lines away from the open, and in no hole. JTS's
   * own mending goes by a buffer of width nought, which gives up on some outlines.
   */
  private static Geometry mended(Polygon polygon, Precision precision) {
    Cells cells = new Cells(precision);
    cells.add(polygon);
    List<Polygon> inside = new ArrayList<>();
    for (Polygon cell : cells.cut()) {
      Coordinate point = cell.getInteriorPoint().getCoordinate();
      boolean covered = isIn(point, polygon.getExteriorRing());
      for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
        covered &= !isIn(point, polygon.getInteriorRingN(i));
      }
      if (covered) {
        inside.add(cell);
      }
    }
    return GEOMETRY.createMultiPolygon(Cells.join(inside).toArray(Polygon[]::new));
  }

  private static boolean isIn(Coordinate point, LinearRing ring) {
    return PointLocation.isInRing(point, ring.getCoordinates());
  }

  /** What JTS finds wrong with a polygon by itself. */
  static Optional<TopologyValidationError> flaw(LoosePolygon loose, Precision precision) {
    return Optional.ofNullable(new IsValidOp(asWritten(loose, precision)).getValidationError());
  }

  private static Polygon asWritten(LoosePolygon loose, Precision precision) {
    List<LinearRing> rings = new ArrayList<>();
    for (double[] xy : loose.rings()) {
      Coordinate[] points = closed(xy, precision);
      if (points.length >= 4) {
        rings.add(GEOMETRY.createLinearRing(points));
      } else if (rings.isEmpty()) {
        return GEOMETRY.createPolygon();
      }
    }
    return rings.isEmpty()
        ? GEOMETRY.createPolygon()
        : GEOMETRY.createPolygon(
            rings.getFirst(), rings.subList(1, rings.size()).toArray(LinearRing[]::new));
  }

  private static Coordinate[] closed(double[] xy, Precision precision) {
    Coordinate[] points = new Coordinate[xy.length / 2 + 1];
    int n = 0;
    for (int i = 0; i + 1 < xy.length; i += 2) {
      Coordinate point = new Coordinate(precision.round(xy[i]), precision.round(xy[i + 1]));
      if (!Precision.isInRange(point.x) || !Precision.isInRange(point.y)) {
        return new Coordinate[0];
      }
      if (n == 0 || !points[n - 1].equals2D(point)) {
        points[n++] = point;
      }
    }
    if (n > 0 && !points[n - 1].equals2D(points[0])) {
      points[n++] = new Coordinate(points[0]);
    }
    return Arrays.copyOf(points, n);
  }

  /** The polygons a geometry is made of. */
  static List<Polygon> polygons(Geometry geometry) {
    List<Polygon> found = new ArrayList<>();
    for (int i = 0; i < geometry.getNumGeometries(); i++) {
      if (geometry.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
        found.add(polygon);
      }
    }
    return found;
  }

  /** A good place to point at: the middle, if it lies inside. */
  static Coordinate middle(Polygon shape) {
    Point centroid = shape.getCentroid();
    return (shape.contains(centroid) ? centroid : shape.getInteriorPoint()).getCoordinate();
  }

  /** How wide a shape is for its outline: 1 for a circle, near 0 for a thread. */
  static double compactness(Geometry shape) {
    double length = shape.getLength();
    return length == 0 ? 0 : 4 * Math.PI * shape.getArea() / (length * length);
  }
}
