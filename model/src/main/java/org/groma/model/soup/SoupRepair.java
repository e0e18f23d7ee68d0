package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.topology.Precision;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * Makes polygons fit together. All outlines are cut where they cross, which gives small cells; each
 * cell goes to the polygon that covers it, to the smallest where several do (so that an enclave is
 * never swallowed by the land around it; of equals to the first), and, where none does and the cell
 * is thin or small, to the neighbour with the longest common border. Wider gaps are left: they may
 * be lakes.
 */
public final class SoupRepair {

  /**
   * Mended polygons and what was done.
   *
   * @param overlapsSettled how many cells two or more polygons claimed
   * @param gapsFilled how many gaps were given to a neighbour
   */
  public record Repaired(List<LoosePolygon> polygons, int overlapsSettled, int gapsFilled) {}

  private static final int NOBODY = -1;

  private final ShapeIndex shapes;
  private final Precision precision;
  private final double largestGap;
  private int overlapsSettled;
  private int gapsFilled;

  private SoupRepair(List<LoosePolygon> polygons, Precision precision, double largestGap) {
    this.shapes = new ShapeIndex(polygons, precision);
    this.precision = precision;
    this.largestGap = largestGap;
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
    NavigableMap<Integer, List<Polygon>> byOwner = new TreeMap<>();
    for (int i = 0; i < owner.length; i++) {
      if (owner[i] != NOBODY) {
        byOwner.computeIfAbsent(owner[i], _ -> new ArrayList<>()).add(cells.get(i));
      }
    }
    List<LoosePolygon> mended = new ArrayList<>();
    byOwner.forEach((polygon, its) -> {
      for (Polygon part : Cells.join(its)) {
        mended.add(loose(shapes.polygon(polygon), part));
      }
    });
    return new Repaired(List.copyOf(mended), overlapsSettled, gapsFilled);
  }

  private List<Polygon> cells() {
    Cells cells = new Cells(precision);
    for (int i = 0; i < shapes.size(); i++) {
      Shapes.polygons(shapes.shape(i)).forEach(cells::add);
    }
    return cells.cut();
  }

  private int owner(Polygon cell) {
    Point inside = cell.getInteriorPoint();
    List<Integer> claims =
        shapes.near(inside.getEnvelopeInternal()).stream()
            .filter(polygon -> shapes.contains(polygon, inside.getCoordinate()))
            .toList();
    if (claims.size() > 1) {
      overlapsSettled++;
    }
    return claims.stream()
        .min(Comparator.comparingDouble(polygon -> shapes.shape(polygon).getArea()))
        .orElse(NOBODY);
  }

  private void fillGaps(List<Polygon> cells, int[] owner) {
    STRtree cellIndex = new STRtree();
    for (int i = 0; i < owner.length; i++) {
      cellIndex.insert(cells.get(i).getEnvelopeInternal(), i);
    }
    int[] before = owner.clone();
    for (int i = 0; i < owner.length; i++) {
      if (before[i] == NOBODY && isToBeFilled(cells.get(i))) {
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
      if (other != gap && owner[other] != NOBODY) {
        double length =
            OverlayNGRobust.overlay(
                    cell.getBoundary(), cells.get(other).getBoundary(), OverlayNG.INTERSECTION)
                .getLength();
        if (length > 0) {
          shared.merge(owner[other], length, Double::sum);
        }
      }
    }
    return shared.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
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
