package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.algorithm.Area;
import org.locationtech.jts.algorithm.locate.SimplePointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;

/**
 * Rings of which nobody said what is an outline and what a hole, sorted into polygons: what lies
 * within an odd number of others is a hole in the smallest of them. This is how drawings fill paths
 * by the rule of even and odd.
 */
public final class LooseRings {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** A ring, the polygon that it would be alone, and those it lies in, the smallest last. */
  private static final class Ring {
    private final double[] xy;
    private final Polygon shape;
    private final List<Ring> around = new ArrayList<>();

    Ring(double[] xy, Polygon shape) {
      this.xy = xy;
      this.shape = shape;
    }

    boolean isHole() {
      return around.size() % 2 == 1;
    }
  }

  private LooseRings() {}

  /** Polygons, each with its outline first; rings that enclose nothing are taken as outlines. */
  public static List<List<double[]>> polygons(List<double[]> rings) {
    if (rings.size() == 1) {
      return List.of(rings);
    }
    List<Ring> sorted = new ArrayList<>();
    rings.stream()
        .map(LooseRings::ring)
        .sorted(Comparator.comparingDouble((Ring ring) -> area(ring)).reversed())
        .forEach(ring -> {
          sorted.stream().filter(larger -> contains(larger, ring)).forEach(ring.around::add);
          sorted.add(ring);
        });
    List<List<double[]>> polygons = new ArrayList<>();
    for (Ring outline : sorted) {
      if (!outline.isHole()) {
        List<double[]> polygon = new ArrayList<>();
        polygon.add(outline.xy);
        for (Ring hole : sorted) {
          if (hole.isHole() && hole.around.getLast().equals(outline)) {
            polygon.add(hole.xy);
          }
        }
        polygons.add(polygon);
      }
    }
    return polygons;
  }

  private static Ring ring(double[] xy) {
    List<Coordinate> points = new ArrayList<>();
    for (int i = 0; i + 1 < xy.length; i += 2) {
      points.add(new Coordinate(xy[i], xy[i + 1]));
    }
    while (points.size() < 3 || !points.getFirst().equals2D(points.getLast())) {
      points.add(points.getFirst().copy());
    }
    if (points.size() == 3) {
      points.add(points.getFirst().copy());
    }
    return new Ring(xy, GEOMETRY.createPolygon(points.toArray(Coordinate[]::new)));
  }

  private static double area(Ring ring) {
    return Area.ofRing(ring.shape.getExteriorRing().getCoordinates());
  }

  private static boolean contains(Ring larger, Ring ring) {
    if (!larger.shape.getEnvelopeInternal().contains(ring.shape.getEnvelopeInternal())
        || area(ring) == 0) {
      return false;
    }
    Coordinate inside = ring.shape.getInteriorPoint().getCoordinate();
    return SimplePointInAreaLocator.locatePointInPolygon(inside, larger.shape) == Location.INTERIOR;
  }
}
