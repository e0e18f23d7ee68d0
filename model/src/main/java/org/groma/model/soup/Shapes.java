package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.model.topology.Precision;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;

/** Loose polygons as JTS geometries, for the questions that JTS answers. */
final class Shapes {

  static final GeometryFactory GEOMETRY = new GeometryFactory();

  private Shapes() {}

  /** The polygon on the grid; mended where it crosses itself, empty where nothing is left of it. */
  static Geometry of(LoosePolygon loose, Precision precision) {
    List<LinearRing> rings = new ArrayList<>();
    for (double[] xy : loose.rings()) {
      Coordinate[] points = closed(xy, precision);
      if (points.length >= 4) {
        rings.add(GEOMETRY.createLinearRing(points));
      } else if (rings.isEmpty()) {
        return GEOMETRY.createPolygon();
      }
    }
    if (rings.isEmpty()) {
      return GEOMETRY.createPolygon();
    }
    Polygon polygon =
        GEOMETRY.createPolygon(
            rings.getFirst(), rings.subList(1, rings.size()).toArray(LinearRing[]::new));
    return polygon.isValid() ? polygon : GeometryFixer.fix(polygon);
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

  /** How wide a shape is for its outline: 1 for a circle, near 0 for a thread. */
  static double compactness(Geometry shape) {
    double length = shape.getLength();
    return length == 0 ? 0 : 4 * Math.PI * shape.getArea() / (length * length);
  }
}
