package org.groma.model.topology;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.id.Place;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * Draws a new face: an island in a sea, a hole in a province, or a province carved out of whatever
 * lies beneath it, the space around the map included. A place that would lose its last piece is not
 * swallowed silently: that is refused.
 */
public record DrawFace(List<Point> outline, Use use) implements MapEdit {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  public DrawFace {
    outline = List.copyOf(outline);
  }

  @Override
  public Ruling apply(Topology map) {
    return ring(map.precision())
        .map(ring ->
            switch (Overlay.over(map, ring)) {
              case Overlay.Result.Failed(Refused why) -> why;
              case Overlay.Result.Done(Overlay overlay) -> carve(map, overlay, ring);
            })
        .orElseGet(() ->
            new Refused(
                "The outline must have at least three corners and must not cross itself.",
                outline.isEmpty() ? new Coordinate() : outline.getFirst().coordinate()));
  }

  /** The outline as a closed counter-clockwise line on the grid, if it is one. */
  private Optional<Line> ring(Precision precision) {
    double[] xy = Line.snapped(Point.flat(outline), precision);
    if (xy.length < 6 || !inRange(xy)) {
      return Optional.empty();
    }
    Line open = Line.adopt(xy);
    Line closed =
        open.isClosed()
            ? open
            : open.then(Line.of(open.x(open.last()), open.y(open.last()), open.x(0), open.y(0)));
    if (closed.size() < 4) {
      return Optional.empty();
    }
    LinearRing ring = GEOMETRY.createLinearRing(closed.coordinates());
    Polygon polygon = GEOMETRY.createPolygon(ring);
    if (!ring.isSimple() || !(polygon.getArea() > 0)) {
      return Optional.empty();
    }
    return Optional.of(closed.shoelace(closed.x(0), closed.y(0)) > 0 ? closed : closed.reversed());
  }

  private static boolean inRange(double[] xy) {
    for (double value : xy) {
      if (!Precision.isInRange(value)) {
        return false;
      }
    }
    return true;
  }

  private Ruling carve(Topology map, Overlay overlay, Line ring) {
    Draft draft = overlay.draft();
    Set<Integer> walls =
        overlay.drawn().stream().map(Overlay.Drawn::arc).collect(Collectors.toSet());
    NavigableSet<Integer> inside = flood(draft, overlay.drawn(), walls);
    if (inside.isEmpty() || inside.contains(Face.OUTSIDE)) {
      return new Refused("The outline is too thin to enclose anything.", ring.point(0));
    }
    Optional<Place> swallowed = swallowed(map, overlay, inside);
    if (swallowed.isPresent()) {
      return new Refused(
          "This would cover " + swallowed.get() + " whole; delete it first if that is meant.",
          ring.point(0));
    }
    // a piece that the outline has just made gives its number
    int face =
        inside.stream()
            .filter(each -> !map.hasFace(each))
            .findFirst()
            .orElseGet(() -> draft.addFace(use));
    draft.setUse(face, use);
    NavigableSet<Integer> ends = new TreeSet<>();
    for (int each : inside) {
      draft.face(each).halves().forEach(half -> draft.setLeft(half, face));
    }
    for (int each : inside) {
      draft
          .face(each)
          .halves()
          .map(Half::arc)
          .filter(arc -> draft.hasArc(arc) && draft.arc(arc).left() == draft.arc(arc).right())
          .forEach(arc -> {
            ends.add(draft.arc(arc).from());
            ends.add(draft.arc(arc).to());
            draft.removeArc(arc);
          });
      if (each != face) {
        draft.removeFace(each);
      }
    }
    draft.tidy(ends);
    overlay.tidy();
    return new Legal(draft.freeze(), draft.touched());
  }

  /**
   * All faces within the outline: those on its left, and what is reached from them without crossing
   * it.
   */
  private static NavigableSet<Integer> flood(
      Draft draft, List<Overlay.Drawn> outline, Set<Integer> walls) {
    NavigableSet<Integer> inside = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    outline.forEach(part -> open.add(draft.left(part.half())));
    while (!open.isEmpty()) {
      int face = open.poll();
      if (inside.add(face)) {
        draft
            .face(face)
            .halves()
            .filter(half -> !walls.contains(Half.arc(half)))
            .forEach(half -> open.add(draft.left(Half.twin(half))));
      }
    }
    return inside;
  }

  /** A place of which no piece lies outside the outline. */
  private Optional<Place> swallowed(Topology map, Overlay overlay, Set<Integer> inside) {
    Set<Place> covered =
        inside.stream()
            .flatMap(face -> overlay.draft().face(face).place().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    use.place().ifPresent(covered::remove);
    return covered.stream()
        .filter(place ->
            map.facesOf(place).stream()
                .flatMap(face -> overlay.pieces().getOrDefault(face, List.of(face)).stream())
                .allMatch(inside::contains))
        .findFirst();
  }
}
