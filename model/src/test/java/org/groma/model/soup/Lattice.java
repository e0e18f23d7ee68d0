package org.groma.model.soup;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * Random maps on whole-number coordinates: the triangles of a small lattice get random owners, and
 * what hangs together is one polygon. That gives holes, islands in lakes, holes that touch, lone
 * corners, all of it fitting exactly.
 */
final class Lattice {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private Lattice() {}

  /**
   * Random polygons that fit together.
   *
   * @param owners how many there are; few make large polygons with many holes
   * @param empty how often a triangle belongs to nobody
   */
  static List<LoosePolygon> polygons(
      Random random, String prefix, int width, int height, int step, int owners, double empty) {
    NavigableMap<Integer, List<Geometry>> pieces = new TreeMap<>();
    for (int x = 0; x < width; x++) {
      for (int y = 0; y < height; y++) {
        boolean rising = random.nextBoolean();
        int left = x * step;
        int low = y * step;
        int right = left + step;
        int high = low + step;
        give(random, pieces, owners, empty, left, low, right, low, rising ? right : left, high);
        give(random, pieces, owners, empty, right, high, left, high, rising ? left : right, low);
      }
    }
    List<LoosePolygon> polygons = new ArrayList<>();
    for (List<Geometry> its : pieces.values()) {
      for (Polygon part : Shapes.polygons(OverlayNGRobust.union(its))) {
        polygons.add(loose(prefix + polygons.size(), part));
      }
    }
    return polygons;
  }

  private static void give(
      Random random,
      NavigableMap<Integer, List<Geometry>> pieces,
      int owners,
      double empty,
      int... xy) {
    if (random.nextDouble() >= empty) {
      Coordinate[] corners = {
        new Coordinate(xy[0], xy[1]),
        new Coordinate(xy[2], xy[3]),
        new Coordinate(xy[4], xy[5]),
        new Coordinate(xy[0], xy[1])
      };
      pieces
          .computeIfAbsent(random.nextInt(owners), _ -> new ArrayList<>())
          .add(GEOMETRY.createPolygon(corners));
    }
  }

  static LoosePolygon loose(String name, Polygon shape) {
    double[][] rings = new double[1 + shape.getNumInteriorRing()][];
    rings[0] = flat(shape.getExteriorRing());
    for (int i = 1; i < rings.length; i++) {
      rings[i] = flat(shape.getInteriorRingN(i - 1));
    }
    return LoosePolygons.polygon(name, rings);
  }

  private static double[] flat(LineString ring) {
    Coordinate[] points = ring.getCoordinates();
    double[] xy = new double[2 * points.length];
    for (int i = 0; i < points.length; i++) {
      xy[2 * i] = points[i].x;
      xy[2 * i + 1] = points[i].y;
    }
    return xy;
  }
}
