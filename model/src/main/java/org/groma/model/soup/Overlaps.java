package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.operation.union.CascadedPolygonUnion;

/**
 * Looks at suspected polygons and their neighbours with JTS's overlay: where they overlap, and what
 * lies uncovered among them.
 */
final class Overlaps {

  private final List<LoosePolygon> polygons;
  private final Precision precision;
  private final Geometry[] shapes;
  private final List<Fault> gaps = new ArrayList<>();
  private STRtree index;

  Overlaps(List<LoosePolygon> polygons, Precision precision) {
    this.polygons = polygons;
    this.precision = precision;
    this.shapes = new Geometry[polygons.size()];
  }

  /** The overlaps of each suspect with any polygon, each pair once. */
  List<Fault> among(Collection<Integer> suspects) {
    List<Fault> faults = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    for (int suspect : suspects) {
      for (int other : near(envelope(suspect))) {
        int a = Math.min(suspect, other);
        int b = Math.max(suspect, other);
        if (a != b && seen.add((long) a << 32 | b)) {
          faults.addAll(overlap(a, b));
        }
      }
    }
    findGaps(suspects);
    return faults;
  }

  /** Gaps round the suspects that {@link #among} was asked about. */
  List<Fault> gaps() {
    return gaps;
  }

  /**
   * Polygons that lie wholly inside another one that has no hole for them. In a map without
   * crossings these are the faces of a component whose outline was taken to lie in open space.
   */
  List<Fault> containedPolygons(Topology map) {
    List<Fault> faults = new ArrayList<>();
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE && face.id() <= polygons.size()) {
        continue;
      }
      for (int i = face.id() == Face.OUTSIDE ? 0 : 1; i < face.rings().length; i++) {
        int inner = map.right(face.rings()[i][0]);
        if (face.rings().length > 1 && inner != Face.OUTSIDE && inner <= polygons.size()) {
          faults.addAll(containing(inner - 1));
        }
      }
    }
    return faults;
  }

  private List<Fault> containing(int inner) {
    List<Fault> faults = new ArrayList<>();
    Point probe = null;
    for (int other : near(envelope(inner))) {
      if (other == inner || !envelope(other).contains(envelope(inner))) {
        continue;
      }
      probe = probe == null ? shape(inner).getInteriorPoint() : probe;
      if (shape(other).contains(probe)) {
        faults.addAll(overlap(Math.min(inner, other), Math.max(inner, other)));
      }
    }
    return faults;
  }

  private List<Fault> overlap(int a, int b) {
    Geometry common = OverlayNGRobust.overlay(shape(a), shape(b), OverlayNG.INTERSECTION);
    List<Fault> faults = new ArrayList<>();
    for (Polygon part : Shapes.polygons(common)) {
      faults.add(
          new Fault(
              Fault.Kind.OVERLAP,
              String.format(
                  Locale.ROOT,
                  "%s and %s overlap with an area of %.6g.",
                  polygons.get(a).name(),
                  polygons.get(b).name(),
                  part.getArea()),
              part.getInteriorPoint().getCoordinate(),
              part.getArea(),
              List.of(polygons.get(a).name(), polygons.get(b).name())));
    }
    return faults;
  }

  /** Holes in the union of all polygons, where something is suspect. */
  private void findGaps(Collection<Integer> suspects) {
    if (suspects.isEmpty()) {
      return;
    }
    List<Geometry> all = new ArrayList<>();
    for (int i = 0; i < shapes.length; i++) {
      all.add(shape(i));
    }
    Geometry union = CascadedPolygonUnion.union(all);
    for (Polygon part : Shapes.polygons(union)) {
      for (int i = 0; i < part.getNumInteriorRing(); i++) {
        gap(Shapes.GEOMETRY.createPolygon(part.getInteriorRingN(i)), union);
      }
    }
  }

  private void gap(Polygon hole, Geometry union) {
    Envelope reach = hole.getEnvelopeInternal();
    // an island in a lake: what other parts of the union cover is no gap
    List<Geometry> islands = new ArrayList<>();
    for (Polygon part : Shapes.polygons(union)) {
      if (reach.contains(part.getEnvelopeInternal()) && hole.contains(part.getInteriorPoint())) {
        islands.add(part);
      }
    }
    Geometry left = hole;
    for (Geometry island : islands) {
      left = OverlayNGRobust.overlay(left, island, OverlayNG.DIFFERENCE);
    }
    for (Polygon part : Shapes.polygons(left)) {
      NavigableSet<String> around = new TreeSet<>();
      for (int other : near(part.getEnvelopeInternal())) {
        if (shape(other).intersects(part)) {
          around.add(polygons.get(other).name());
        }
      }
      gaps.add(GapSearch.fault(part, around));
    }
  }

  private Geometry shape(int polygon) {
    if (shapes[polygon] == null) {
      shapes[polygon] = Shapes.of(polygons.get(polygon), precision);
    }
    return shapes[polygon];
  }

  /** The box of the outer ring, which needs no geometry to be made. */
  private Envelope envelope(int polygon) {
    Envelope box = new Envelope();
    List<double[]> rings = polygons.get(polygon).rings();
    double[] outer = rings.isEmpty() ? new double[0] : rings.getFirst();
    for (int i = 0; i + 1 < outer.length; i += 2) {
      if (Precision.isInRange(outer[i]) && Precision.isInRange(outer[i + 1])) {
        box.expandToInclude(outer[i], outer[i + 1]);
      }
    }
    return box;
  }

  @SuppressWarnings("unchecked") // JTS's index is untyped; only numbers are put in
  private List<Integer> near(Envelope reach) {
    if (index == null) {
      index = new STRtree();
      for (int i = 0; i < polygons.size(); i++) {
        index.insert(envelope(i), i);
      }
      index.build();
    }
    return (List<Integer>) index.query(reach);
  }
}
