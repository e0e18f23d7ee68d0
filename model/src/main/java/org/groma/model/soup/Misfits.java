package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Contacts;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.operation.valid.TopologyValidationError;

/**
 * Puts into words what keeps polygons from being a map, beside overlaps: bad outlines, and borders
 * that only touch.
 */
final class Misfits {

  private final ShapeIndex shapes;
  private final List<Envelope> overlaps;
  private final NavigableSet<Integer> flawed = new TreeSet<>();

  /** With the boxes round all overlaps: outlines that cross there are no news. */
  Misfits(ShapeIndex shapes, List<Envelope> overlaps) {
    this.shapes = shapes;
    this.overlaps = overlaps;
  }

  /**
   * Polygons that are wrong by themselves. A ring that touches itself at a corner is not, though
   * JTS says so.
   */
  List<Fault> flaws(Collection<Integer> suspects) {
    List<Fault> faults = new ArrayList<>();
    for (int suspect : suspects) {
      LoosePolygon polygon = shapes.polygon(suspect);
      Optional<TopologyValidationError> flaw = Shapes.flaw(polygon, shapes.precision());
      if (flaw.isPresent() && Soup.plane(List.of(polygon), shapes.precision()).isEmpty()) {
        flawed.add(suspect);
        String name = shapes.name(suspect);
        faults.add(
            new Fault(
                Kind.INVALID_RING,
                sentence(name, flaw.get().getErrorType()),
                flaw.get().getCoordinate(),
                0,
                List.of(name)));
      }
    }
    return faults;
  }

  private static String sentence(String name, int error) {
    return switch (error) {
      case TopologyValidationError.SELF_INTERSECTION,
          TopologyValidationError.RING_SELF_INTERSECTION ->
          "The outline of " + name + " crosses or touches itself.";
      case TopologyValidationError.HOLE_OUTSIDE_SHELL ->
          "A hole of " + name + " does not lie inside its outline.";
      case TopologyValidationError.NESTED_HOLES -> "A hole of " + name + " lies inside another.";
      case TopologyValidationError.DISCONNECTED_INTERIOR ->
          name + " falls into pieces that touch only at corners.";
      default -> name + " is no valid polygon.";
    };
  }

  /** Borders that touch or cross where no overlap says so already. */
  List<Fault> contacts(List<Contacts.Found> contacts) {
    TouchingCorners corners = new TouchingCorners(shapes);
    for (Contacts.Found contact : contacts) {
      NavigableSet<Integer> involved = new TreeSet<>();
      for (Arc arc : List.of(contact.a(), contact.b())) {
        addPolygon(involved, arc.left());
        addPolygon(involved, arc.right());
      }
      if (involved.stream().noneMatch(flawed::contains) && !isAtOverlap(contact.at())) {
        corners.add(contact.a(), contact.b(), contact.at());
      }
    }
    return corners.faults();
  }

  /** Should nothing else be found: a map is never refused without a reason. */
  List<Fault> unexplained(Collection<Integer> suspects) {
    List<Fault> faults = new ArrayList<>();
    for (int suspect : suspects) {
      Coordinate at = shapes.shape(suspect).getCoordinate();
      faults.add(
          new Fault(
              Kind.CROSSING,
              "The borders of " + shapes.name(suspect) + " do not fit those around it.",
              at == null ? new Coordinate() : at,
              0,
              List.of(shapes.name(suspect))));
    }
    return faults;
  }

  private void addPolygon(NavigableSet<Integer> polygons, int face) {
    if (face != Face.OUTSIDE && face <= shapes.size()) {
      polygons.add(face - 1);
    }
  }

  private boolean isAtOverlap(Coordinate at) {
    double near = 2 * shapes.precision().step();
    return overlaps.stream()
        .anyMatch(box ->
            at.x >= box.getMinX() - near
                && at.x <= box.getMaxX() + near
                && at.y >= box.getMinY() - near
                && at.y <= box.getMaxY() + near);
  }
}
