package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.topology.Fault;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * Looks at suspected polygons and their neighbours with JTS's overlay: where they overlap, and how
 * much.
 */
final class Overlaps {

  private final ShapeIndex shapes;
  private final List<Envelope> places = new ArrayList<>();

  Overlaps(ShapeIndex shapes) {
    this.shapes = shapes;
  }

  /**
   * Polygons that lie wholly inside another one. Where outlines neither cross nor touch this is the
   * only way to overlap, and the only one that leaves no trace at any border.
   */
  NavigableSet<Integer> contained() {
    NavigableSet<Integer> found = new TreeSet<>();
    for (int inner = 0; inner < shapes.size(); inner++) {
      Envelope box = shapes.box(inner);
      Point probe = null;
      for (int other : box.isNull() ? List.<Integer>of() : shapes.near(box)) {
        if (other != inner && shapes.box(other).contains(box)) {
          probe = probe == null ? shapes.shape(inner).getInteriorPoint() : probe;
          if (!probe.isEmpty() && shapes.contains(other, probe.getCoordinate())) {
            found.add(inner);
          }
        }
      }
    }
    return found;
  }

  /** The overlaps of each suspect with any polygon, each pair once. */
  List<Fault> among(Collection<Integer> suspects) {
    List<Fault> faults = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    for (int suspect : suspects) {
      for (int other : shapes.near(shapes.box(suspect))) {
        int a = Math.min(suspect, other);
        int b = Math.max(suspect, other);
        if (a != b && seen.add((long) a << 32 | b)) {
          faults.addAll(overlap(a, b));
        }
      }
    }
    return faults;
  }

  /** The boxes round the overlaps that {@link #among} found. */
  List<Envelope> places() {
    return places;
  }

  private List<Fault> overlap(int a, int b) {
    Geometry common =
        OverlayNGRobust.overlay(shapes.shape(a), shapes.shape(b), OverlayNG.INTERSECTION);
    List<Fault> faults = new ArrayList<>();
    for (Polygon part : Shapes.polygons(common)) {
      places.add(part.getEnvelopeInternal());
      faults.add(
          new Fault(
              Fault.Kind.OVERLAP,
              String.format(
                  Locale.ROOT,
                  "%s overlap with an area of %.6g.",
                  both(shapes.name(a), shapes.name(b)),
                  part.getArea()),
              Shapes.middle(part),
              part.getArea(),
              List.of(shapes.name(a), shapes.name(b))));
    }
    return faults;
  }

  private static String both(String a, String b) {
    return a.equals(b) ? "Two polygons of " + a : a + " and " + b;
  }
}
