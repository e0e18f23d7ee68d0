package org.groma.validator.corpus;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Border;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.SplitFace;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;

/** Changes to the drawing of the sample, said by the names of places. */
final class Drawing {

  private final Topology map;

  private Drawing(Project project) {
    this.map = project.map();
  }

  static Drawing of(Project project) {
    return new Drawing(project);
  }

  int face(String place) {
    return map.facesOf(Place.parse(place)).stream()
        .max((a, b) -> Double.compare(map.area(a), map.area(b)))
        .orElseThrow(() -> new AssertionError(place + " is not drawn"));
  }

  /** The arcs between two places. */
  List<Integer> between(String a, String b) {
    List<Integer> arcs = new ArrayList<>();
    for (int one : map.facesOf(Place.parse(a))) {
      for (int other : map.facesOf(Place.parse(b))) {
        map.shared(one, other).forEach(arcs::add);
      }
    }
    if (arcs.isEmpty()) {
      throw new AssertionError(a + " and " + b + " have no border");
    }
    return arcs;
  }

  Edit mark(String a, String b, Border border) {
    return new ChangeMap(new MarkBorder(between(a, b), border));
  }

  /** Marks everything round a place. */
  Edit markRound(String place, Border border) {
    List<Integer> arcs = new ArrayList<>();
    map.facesOf(Place.parse(place)).forEach(face -> map.arcsOf(face).forEach(arcs::add));
    return new ChangeMap(new MarkBorder(arcs, border));
  }

  Edit assign(String place, Use use) {
    return new ChangeMap(new AssignFace(face(place), use));
  }

  Edit merge(String into, String other) {
    return new ChangeMap(new MergeFaces(face(into), face(other)));
  }

  /** Cuts a strip off a place, parallel to its longest border, this wide. */
  Edit strip(String place, double width, Use use) {
    int face = face(place);
    Arc longest =
        map.arcsOf(face)
            .mapToObj(map::arc)
            .filter(arc -> arc.line().size() > 3)
            .max((a, b) -> Double.compare(a.line().length(), b.line().length()))
            .orElseThrow();
    Coordinate a = longest.line().point(1);
    Coordinate b = longest.line().point(2);
    double side = longest.left() == face ? 1 : -1;
    double length = a.distance(b);
    double x = -side * (b.y - a.y) / length * width;
    double y = side * (b.x - a.x) / length * width;
    return new ChangeMap(
        new SplitFace(
            face,
            List.of(
                new Point(a.x, a.y),
                new Point(a.x + x, a.y + y),
                new Point(b.x + x, b.y + y),
                new Point(b.x, b.y)),
            use));
  }

  /**
   * Puts a vertex beside the middle segment of a border.
   *
   * @param along where on the segment, from 0 to 1
   * @param off how far beside it, in lengths of the segment
   */
  Edit bulge(String a, String b, double along, double off) {
    return new ChangeMap(beside(middle(a, b), 0, along, off));
  }

  /** Puts a needle on the middle segment of a border, this long. */
  Edit spike(String a, String b, double length) {
    Arc arc = middle(a, b);
    double off = length / segment(arc);
    return Together.of(
        new ChangeMap(beside(arc, 0, 0.5, 0)),
        new ChangeMap(beside(arc, 1, 0.501, off)),
        new ChangeMap(beside(arc, 2, 0.502, 0)));
  }

  /** Puts a vertex next to one that is there. */
  Edit twice(String a, String b, double distance) {
    Arc arc = middle(a, b);
    return new ChangeMap(beside(arc, 0, distance / segment(arc), 0));
  }

  private Arc middle(String a, String b) {
    return map.arc(between(a, b).getFirst());
  }

  private static double segment(Arc arc) {
    int at = arc.line().last() / 2;
    return arc.line().point(at).distance(arc.line().point(at + 1));
  }

  /** A vertex in the middle segment of a border, after others that were put there. */
  private static InsertVertex beside(Arc arc, int others, double along, double off) {
    int at = arc.line().last() / 2;
    Coordinate from = arc.line().point(at);
    Coordinate to = arc.line().point(at + 1);
    double x = to.x - from.x;
    double y = to.y - from.y;
    return new InsertVertex(
        arc.id(),
        at + others,
        new Point(from.x + along * x - off * y, from.y + along * y + off * x));
  }

  /** Moves the middle vertex of a border a little. */
  Edit nudge(String a, String b, double by) {
    Arc arc = map.arc(between(a, b).getFirst());
    int at = Math.max(1, arc.line().last() / 2);
    Coordinate point = arc.line().point(at);
    return new ChangeMap(new MoveVertex(arc.id(), at, new Point(point.x + by, point.y + by)));
  }
}
