package org.groma.model.soup;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Line;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Corners of polygons that lie on an edge of another, which has no corner there: neither a gap nor
 * an overlap, but no common border either. Each corner makes one fault, however many borders meet
 * there.
 */
final class TouchingCorners {

  private record Touch(NavigableSet<String> corner, NavigableSet<String> edge) {}

  private final ShapeIndex shapes;
  private final NavigableMap<Coordinate, Touch> touches = new TreeMap<>();
  private final List<Fault> crossings = new ArrayList<>();

  TouchingCorners(ShapeIndex shapes) {
    this.shapes = shapes;
  }

  /** Takes two arcs that meet, perhaps at this place. */
  void add(Arc a, Arc b, Coordinate at) {
    int found = corners(a, b) + corners(b, a);
    if (found == 0) {
      NavigableSet<String> names = names(a);
      names.addAll(names(b));
      crossings.add(
          new Fault(
              Kind.CROSSING,
              "Borders of " + String.join(", ", names) + " cross.",
              at,
              0,
              List.copyOf(names)));
    }
  }

  List<Fault> faults() {
    List<Fault> faults = new ArrayList<>(crossings);
    touches.forEach((at, touch) -> {
      NavigableSet<String> all = new TreeSet<>(touch.corner);
      all.addAll(touch.edge);
      faults.add(
          new Fault(
              Kind.CROSSING,
              "A corner of "
                  + String.join(", ", touch.corner)
                  + " lies on a border of "
                  + String.join(", ", touch.edge)
                  + " that has no corner there.",
              at,
              0,
              List.copyOf(all)));
    });
    return faults;
  }

  /** Notes the points of one arc that lie on another between its points, and counts them. */
  private int corners(Arc of, Arc on) {
    Envelope reach = on.line().envelope();
    int found = 0;
    for (int i = 0; i < of.line().size(); i++) {
      if (reach.intersects(of.line().x(i), of.line().y(i))
          && isBetweenPoints(of.line().point(i), on.line())) {
        Touch touch =
            touches.computeIfAbsent(
                of.line().point(i), _ -> new Touch(new TreeSet<>(), new TreeSet<>()));
        touch.corner.addAll(names(of));
        touch.edge.addAll(names(on));
        found++;
      }
    }
    return found;
  }

  private static boolean isBetweenPoints(Coordinate point, Line line) {
    for (int i = 1; i < line.size(); i++) {
      Coordinate p = line.point(i - 1);
      Coordinate q = line.point(i);
      if (Envelope.intersects(p, q, point)
          && !p.equals2D(point)
          && !q.equals2D(point)
          && Orientation.index(p, q, point) == Orientation.COLLINEAR) {
        return true;
      }
    }
    return false;
  }

  private NavigableSet<String> names(Arc arc) {
    NavigableSet<String> names = new TreeSet<>();
    for (int face : new int[] {arc.left(), arc.right()}) {
      if (face != Face.OUTSIDE && face <= shapes.size()) {
        names.add(shapes.name(face - 1));
      }
    }
    return names;
  }
}
