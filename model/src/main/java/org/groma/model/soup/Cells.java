package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.topology.Precision;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/**
 * Cuts outlines where they cross or touch, on the grid, and gathers the cells that they enclose.
 */
final class Cells {

  private final Precision precision;
  private final List<NodedSegmentString> outlines = new ArrayList<>();

  Cells(Precision precision) {
    this.precision = precision;
  }

  void add(Polygon polygon) {
    rings(polygon).forEach(ring -> outlines.add(new NodedSegmentString(ring, null)));
  }

  /** The cells, sorted by their coordinates. */
  List<Polygon> cut() {
    SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1 / precision.step()));
    noder.computeNodes(outlines);
    Map<LineString, LineString> once = new HashMap<>();
    for (Object noded : noder.getNodedSubstrings()) {
      LineString line =
          Shapes.GEOMETRY.createLineString(onGrid(((SegmentString) noded).getCoordinates()));
      once.putIfAbsent((LineString) line.norm(), line);
    }
    return polygons(once.values());
  }

  /**
   * Cells joined where they have a common edge. JTS's union of coverages fails on some that touch
   * themselves at corners.
   */
  static List<Polygon> join(List<Polygon> cells) {
    if (cells.size() == 1) {
      return cells;
    }
    Map<LineSegment, LineString> outline = new HashMap<>();
    for (Polygon cell : cells) {
      for (Coordinate[] ring : rings(cell)) {
        for (int i = 1; i < ring.length; i++) {
          LineSegment edge = new LineSegment(ring[i - 1], ring[i]);
          edge.normalize();
          LineString line = Shapes.GEOMETRY.createLineString(new Coordinate[] {edge.p0, edge.p1});
          if (outline.putIfAbsent(edge, line) != null) {
            outline.remove(edge);
          }
        }
      }
    }
    // the rest are holes; the point may lie on the edge between two cells, which is gone
    return polygons(outline.values()).stream()
        .filter(part -> cells.stream().anyMatch(cell -> cell.covers(part.getInteriorPoint())))
        .toList();
  }

  private static List<Coordinate[]> rings(Polygon polygon) {
    List<Coordinate[]> rings = new ArrayList<>();
    rings.add(polygon.getExteriorRing().getCoordinates());
    for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
      rings.add(polygon.getInteriorRingN(i).getCoordinates());
    }
    return rings;
  }

  private static List<Polygon> polygons(Collection<LineString> lines) {
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(lines);
    List<Polygon> found = new ArrayList<>();
    for (Object polygon : polygonizer.getPolygons()) {
      found.add((Polygon) ((Polygon) polygon).norm());
    }
    found.sort(null); // the polygonizer's order is that of a hash map
    return found;
  }

  /**
   * The noder divides by its scale in its own way; only our own rounding gives the numbers of the
   * grid.
   */
  private Coordinate[] onGrid(Coordinate[] points) {
    Coordinate[] rounded = new Coordinate[points.length];
    for (int i = 0; i < points.length; i++) {
      rounded[i] = new Coordinate(precision.round(points[i].x), precision.round(points[i].y));
    }
    return rounded;
  }
}
