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

  /** More of them nobody reads, and where everything lies over everything their number explodes. */
  static final int MOST = 2_000;

  /** What any search may look at, and for each polygon: a map comes to a fourth of this. */
  private static final int FREE_LOOKS = 10_000;

  private static final int LOOKS_EACH = 64;
  private static final int OVERLAYS_EACH = 16;

  private final ShapeIndex shapes;
  private final List<Envelope> places = new ArrayList<>();
  private boolean cut;

  Overlaps(ShapeIndex shapes) {
    this.shapes = shapes;
  }

  private long looks(int each) {
    return FREE_LOOKS + (long) each * shapes.size();
  }

  /** Whether so much lies over each other that not all of it was looked at. */
  boolean isCut() {
    return cut;
  }

  /**
   * Polygons that lie wholly inside another one. Where outlines neither cross nor touch this is the
   * only way to overlap, and the only one that leaves no trace at any border.
   */
  NavigableSet<Integer> contained() {
    NavigableSet<Integer> found = new TreeSet<>();
    long looks = looks(LOOKS_EACH);
    for (int inner = 0; inner < shapes.size() && looks > 0; inner++) {
      Envelope box = shapes.box(inner);
      List<Integer> near = box.isNull() ? List.of() : shapes.near(box);
      looks -= near.size();
      if (isContained(inner, near)) {
        found.add(inner);
      }
    }
    cut |= looks <= 0;
    return found;
  }

  private boolean isContained(int inner, List<Integer> near) {
    Point probe = null;
    for (int other : near) {
      if (other != inner && shapes.box(other).contains(shapes.box(inner))) {
        probe = probe == null ? shapes.shape(inner).getInteriorPoint() : probe;
        if (!probe.isEmpty() && shapes.contains(other, probe.getCoordinate())) {
          return true;
        }
      }
    }
    return false;
  }

  /** The overlaps of each suspect with any polygon, each pair once. */
  List<Fault> among(Collection<Integer> suspects) {
    List<Fault> faults = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    long looks = looks(LOOKS_EACH);
    long overlays = looks(OVERLAYS_EACH);
    for (int suspect : suspects) {
      List<Integer> near = shapes.near(shapes.box(suspect));
      looks -= near.size();
      for (int other : near) {
        int a = Math.min(suspect, other);
        int b = Math.max(suspect, other);
        if (a != b && seen.add((long) a << 32 | b)) {
          if (faults.size() >= MOST || looks < 0 || overlays-- <= 0) {
            cut = true;
            return faults;
          }
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
