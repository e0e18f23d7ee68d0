package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Turns bounded space that no polygon covers into faults. */
final class GapSearch {

  /** Below this a gap is too thin to be meant; a square has 0.79, a ten to one rectangle 0.26. */
  static final double SLIVER = 0.2;

  private static final int NAMED_NEIGHBOURS = 4;

  private GapSearch() {}

  /** The gaps of a valid map: its faces beyond those of the polygons. */
  static List<Fault> inMap(Topology map, List<LoosePolygon> polygons) {
    List<Fault> faults = new ArrayList<>();
    for (Face face : map.faces()) {
      if (face.id() > polygons.size()) {
        NavigableSet<String> around = new TreeSet<>();
        map.neighbours(face.id()).stream()
            .filter(neighbour -> neighbour != Face.OUTSIDE && neighbour <= polygons.size())
            .forEach(neighbour -> around.add(polygons.get(neighbour - 1).name()));
        faults.add(fault(FaceShape.polygon(map, face.id()), around));
      }
    }
    return faults;
  }

  /**
   * The gaps among polygons that make no map. Those that nothing is wrong with do make one, with
   * room in it for the suspects; what these leave uncovered there are the gaps. A frame is put
   * round all, so that the open space is one of the rooms.
   */
  static List<Fault> around(Collection<Integer> suspects, ShapeIndex shapes) {
    Envelope extent = extent(shapes);
    if (extent.isNull()) {
      return List.of();
    }
    List<LoosePolygon> clean = new ArrayList<>();
    clean.add(frame(extent));
    for (int i = 0; i < shapes.size(); i++) {
      if (!suspects.contains(i)) {
        clean.add(shapes.polygon(i));
      }
    }
    Optional<Topology> map = Soup.plane(clean, shapes.precision());
    if (map.isEmpty() && suspects.size() < shapes.size()) {
      return around(IntStream.range(0, shapes.size()).boxed().toList(), shapes);
    }
    List<Fault> faults = new ArrayList<>();
    for (Face room : map.isEmpty() ? List.<Face>of() : map.get().faces()) {
      if (room.id() > clean.size()) {
        for (Polygon gap : uncovered(FaceShape.polygon(map.get(), room.id()), suspects, shapes)) {
          if (extent.covers(gap.getEnvelopeInternal())) { // the open space reaches to the frame
            faults.add(fault(gap, neighbours(gap, shapes)));
          }
        }
      }
    }
    return faults;
  }

  private static Envelope extent(ShapeIndex shapes) {
    Envelope extent = new Envelope();
    for (int i = 0; i < shapes.size(); i++) {
      extent.expandToInclude(shapes.box(i));
    }
    return extent;
  }

  private static LoosePolygon frame(Envelope extent) {
    Envelope inner = extent.copy();
    inner.expandBy(1 + extent.getDiameter() / 100);
    Envelope outer = inner.copy();
    outer.expandBy(1);
    return new LoosePolygon("", Use.None.OUT_OF_PLAY, List.of(corners(outer), corners(inner)));
  }

  private static double[] corners(Envelope box) {
    double left = box.getMinX();
    double right = box.getMaxX();
    double low = box.getMinY();
    double high = box.getMaxY();
    return new double[] {left, low, right, low, right, high, left, high};
  }

  private static List<Polygon> uncovered(
      Polygon room, Collection<Integer> suspects, ShapeIndex shapes) {
    List<Geometry> inside = new ArrayList<>();
    for (int near : shapes.near(room.getEnvelopeInternal())) {
      if (suspects.contains(near)) {
        inside.add(shapes.shape(near));
      }
    }
    return inside.isEmpty()
        ? List.of(room)
        : Shapes.polygons(
            OverlayNGRobust.overlay(room, OverlayNGRobust.union(inside), OverlayNG.DIFFERENCE));
  }

  /** Who has a border with the gap; a common corner is none. */
  private static NavigableSet<String> neighbours(Polygon gap, ShapeIndex shapes) {
    List<Point> middles = middles(gap);
    NavigableSet<String> around = new TreeSet<>();
    for (int other : shapes.near(gap.getEnvelopeInternal())) {
      if (runsAlong(middles, shapes.shape(other), shapes.precision().step())) {
        around.add(shapes.name(other));
      }
    }
    return around;
  }

  /**
   * Whether an edge with one of these middles lies on the outline of a shape. A gap among crossing
   * outlines has corners that were computed and lie a little beside them, so an exact common border
   * would miss some.
   */
  private static boolean runsAlong(List<Point> middles, Geometry shape, double tolerance) {
    Envelope reach = shape.getEnvelopeInternal();
    reach.expandBy(tolerance);
    List<Point> close =
        middles.stream().filter(middle -> reach.covers(middle.getCoordinate())).toList();
    if (close.isEmpty()) {
      return false;
    }
    IndexedFacetDistance outline = new IndexedFacetDistance(shape);
    return close.stream().anyMatch(middle -> outline.isWithinDistance(middle, tolerance));
  }

  private static List<Point> middles(Polygon gap) {
    List<Point> middles = new ArrayList<>();
    Geometry rings = gap.getBoundary();
    for (int i = 0; i < rings.getNumGeometries(); i++) {
      Coordinate[] corners = rings.getGeometryN(i).getCoordinates();
      for (int k = 1; k < corners.length; k++) {
        Coordinate middle = LineSegment.midPoint(corners[k - 1], corners[k]);
        middles.add(Shapes.GEOMETRY.createPoint(middle));
      }
    }
    return middles;
  }

  private static Fault fault(Polygon gap, Collection<String> around) {
    boolean thin = Shapes.compactness(gap) < SLIVER;
    String between = String.join(", ", around.stream().limit(NAMED_NEIGHBOURS).toList());
    String more =
        around.size() > NAMED_NEIGHBOURS
            ? " and " + (around.size() - NAMED_NEIGHBOURS) + " more"
            : "";
    String message =
        String.format(
            Locale.ROOT,
            "%s of area %.6g between %s%s belongs to no polygon.",
            thin ? "A sliver" : "Space",
            gap.getArea(),
            between,
            more);
    return new Fault(
        thin ? Fault.Kind.SLIVER : Fault.Kind.GAP,
        message,
        Shapes.middle(gap),
        gap.getArea(),
        List.copyOf(around));
  }
}
