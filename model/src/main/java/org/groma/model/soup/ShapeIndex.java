package org.groma.model.soup;

import java.util.Collections;
import java.util.List;
import org.groma.model.topology.Precision;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.algorithm.locate.PointOnGeometryLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Loose polygons by number, as shapes that are made when first asked for, and which of them are
 * near.
 */
final class ShapeIndex {

  private final List<LoosePolygon> polygons;
  private final Precision precision;
  private final Geometry[] shapes;
  private final Envelope[] boxes;
  private final PointOnGeometryLocator[] locators;
  private STRtree index;

  ShapeIndex(List<LoosePolygon> polygons, Precision precision) {
    this.polygons = polygons;
    this.precision = precision;
    this.shapes = new Geometry[polygons.size()];
    this.boxes = new Envelope[polygons.size()];
    this.locators = new PointOnGeometryLocator[polygons.size()];
  }

  int size() {
    return shapes.length;
  }

  Precision precision() {
    return precision;
  }

  LoosePolygon polygon(int number) {
    return polygons.get(number);
  }

  String name(int number) {
    return polygons.get(number).name();
  }

  Geometry shape(int number) {
    if (shapes[number] == null) {
      shapes[number] = Shapes.of(polygons.get(number), precision);
    }
    return shapes[number];
  }

  /**
   * Whether a point lies inside a polygon, not on its outline. Asking often is cheap: each polygon
   * keeps an index.
   */
  boolean contains(int number, Coordinate point) {
    if (locators[number] == null) {
      locators[number] = new IndexedPointInAreaLocator(shape(number));
    }
    return locators[number].locate(point) == Location.INTERIOR;
  }

  /** The box of all rings, on the grid, which needs no geometry to be made. */
  Envelope box(int number) {
    if (boxes[number] == null) {
      Envelope box = new Envelope();
      for (double[] ring : polygons.get(number).rings()) {
        for (int i = 0; i + 1 < ring.length; i += 2) {
          if (Precision.isInRange(ring[i]) && Precision.isInRange(ring[i + 1])) {
            box.expandToInclude(precision.round(ring[i]), precision.round(ring[i + 1]));
          }
        }
      }
      boxes[number] = box;
    }
    return boxes[number];
  }

  /** The polygons whose boxes meet this one, in the order of their numbers. */
  @SuppressWarnings("unchecked") // JTS's index is untyped; only numbers are put in
  List<Integer> near(Envelope reach) {
    if (index == null) {
      index = new STRtree();
      for (int i = 0; i < shapes.length; i++) {
        if (!box(i).isNull()) {
          index.insert(box(i), i);
        }
      }
    }
    List<Integer> found = index.query(reach);
    Collections.sort(found);
    return found;
  }
}
