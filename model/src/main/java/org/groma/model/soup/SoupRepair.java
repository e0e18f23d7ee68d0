package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.topology.Precision;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/**
 * Makes polygons fit together. All outlines are cut where they cross, which gives small cells; each
 * cell goes to the polygon that covers it, to the first in the file where several do, and, where
 * none does and the cell is thin or small, to the neighbour with the longest common border. Wider
 * gaps are left: they may be lakes.
 */
public final class SoupRepair {

  /**
   * Mended polygons and what was done.
   *
   * @param overlapsSettled how many cells two or more polygons claimed
   * @param gapsFilled how many gaps were given to a neighbour
   */
  public record Repaired(List<LoosePolygon> polygons, int overlapsSettled, int gapsFilled) {}

  private final List<LoosePolygon> polygons;
  private final Precision precision;
  private final double largestGap;
  private final Geometry[] shapes;
  private final STRtree index = new STRtree();
  private int overlapsSettled;
  private int gapsFilled;

  private SoupRepair(List<LoosePolygon> polygons, Precision precision, double largestGap) {
    this.polygons = polygons;
    this.precision = precision;
    this.largestGap = largestGap;
    this.shapes = new Geometry[polygons.size()];
    for (int i = 0; i < shapes.length; i++) {
      shapes[i] = Shapes.of(polygons.get(i), precision);
      if (!shapes[i].isEmpty()) {
        index.insert(shapes[i].getEnvelopeInternal(), i);
      }
    }
  }

  /**
   * Mends polygons.
   *
   * @param largestGap gaps up to this area are filled, slivers of up to ten times as much
   */
  public static Repaired repair(
      List<LoosePolygon> polygons, Precision precision, double largestGap) {
    return new SoupRepair(polygons, precision, largestGap).repair();
  }

  private Repaired repair() {
    List<Polygon> cells = cells();
    int[] owner = new int[cells.size()];
    for (int i = 0; i < owner.length; i++) {
      owner[i] = owner(cells.get(i));
    }
    fillGaps(cells, owner);
    NavigableMap<Integer, List<Geometry>> byOwner = new TreeMap<>();
    for (int i = 0; i < owner.length; i++) {
      if (owner[i] >= 0) {
        byOwner.computeIfAbsent(owner[i], _ -> new ArrayList<>()).add(cells.get(i));
      }
    }
    List<LoosePolygon> mended = new ArrayList<>();
    byOwner.forEach((polygon, its) -> {
      Geometry whole = CoverageUnion.union(its.toArray(Geometry[]::new));
      for (Polygon part : Shapes.polygons(whole)) {
        mended.add(loose(polygons.get(polygon), part));
      }
    });
    return new Repaired(List.copyOf(mended), overlapsSettled, gapsFilled);
  }

  private List<Polygon> cells() {
    List<NodedSegmentString> outlines = new ArrayList<>();
    for (Geometry shape : shapes) {
      for (Polygon polygon : Shapes.polygons(shape)) {
        outlines.add(outline(polygon.getExteriorRing()));
        for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
          outlines.add(outline(polygon.getInteriorRingN(i)));
        }
      }
    }
    SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1 / precision.step()));
    noder.computeNodes(outlines);
    Map<LineString, LineString> once = new HashMap<>();
    for (Object noded : noder.getNodedSubstrings()) {
      LineString line =
          Shapes.GEOMETRY.createLineString(onGrid(((SegmentString) noded).getCoordinates()));
      once.putIfAbsent((LineString) line.norm(), line);
    }
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(once.values());
    List<Polygon> cells = new ArrayList<>();
    for (Object cell : polygonizer.getPolygons()) {
      cells.add((Polygon) ((Polygon) cell).norm());
    }
    cells.sort(null); // by coordinates: the polygonizer's order is that of a hash map
    return cells;
  }

  private static NodedSegmentString outline(LineString ring) {
    return new NodedSegmentString(ring.getCoordinates(), null);
  }

  private Coordinate[] onGrid(Coordinate[] points) {
    Coordinate[] rounded = new Coordinate[points.length];
    for (int i = 0; i < points.length; i++) {
      rounded[i] = new Coordinate(precision.round(points[i].x), precision.round(points[i].y));
    }
    return rounded;
  }

  private int owner(Polygon cell) {
    Point inside = cell.getInteriorPoint();
    int first = -1;
    int claims = 0;
    for (int polygon : near(inside.getEnvelopeInternal())) {
      if (shapes[polygon].contains(inside)) {
        first = first < 0 ? polygon : Math.min(first, polygon);
        claims++;
      }
    }
    if (claims > 1) {
      overlapsSettled++;
    }
    return first;
  }

  private void fillGaps(List<Polygon> cells, int[] owner) {
    STRtree cellIndex = new STRtree();
    for (int i = 0; i < owner.length; i++) {
      cellIndex.insert(cells.get(i).getEnvelopeInternal(), i);
    }
    int[] before = owner.clone();
    for (int i = 0; i < owner.length; i++) {
      if (before[i] < 0 && isToBeFilled(cells.get(i))) {
        Optional<Integer> neighbour = longestNeighbour(cells, before, cellIndex, i);
        if (neighbour.isPresent()) {
          owner[i] = neighbour.get();
          gapsFilled++;
        }
      }
    }
  }

  private boolean isToBeFilled(Polygon gap) {
    return gap.getArea() <= largestGap
        || (gap.getArea() <= 10 * largestGap && Shapes.compactness(gap) < GapSearch.SLIVER);
  }

  @SuppressWarnings("unchecked") // JTS's index is untyped; only numbers are put in
  private static Optional<Integer> longestNeighbour(
      List<Polygon> cells, int[] owner, STRtree index, int gap) {
    NavigableMap<Integer, Double> shared = new TreeMap<>();
    Polygon cell = cells.get(gap);
    for (int other : (List<Integer>) index.query(cell.getEnvelopeInternal())) {
      if (other != gap && owner[other] >= 0) {
        double length = cell.getBoundary().intersection(cells.get(other).getBoundary()).getLength();
        if (length > 0) {
          shared.merge(owner[other], length, Double::sum);
        }
      }
    }
    return shared.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  @SuppressWarnings("unchecked") // as above
  private Collection<Integer> near(Envelope reach) {
    return (List<Integer>) index.query(reach);
  }

  private static LoosePolygon loose(LoosePolygon from, Polygon shape) {
    List<double[]> rings = new ArrayList<>();
    rings.add(flat(shape.getExteriorRing().getCoordinates()));
    for (int i = 0; i < shape.getNumInteriorRing(); i++) {
      rings.add(flat(shape.getInteriorRingN(i).getCoordinates()));
    }
    return new LoosePolygon(from.name(), from.use(), rings);
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
