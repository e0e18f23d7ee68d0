package org.groma.model.topology;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.id.Place;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;

/**
 * Draws a new face: an island in a sea, a hole in a province, a sea round the land that is there,
 * or a province carved out of whatever lies beneath it, the space around the map included. What
 * stays is left as it is, but for the points where the new borders meet it; if it lies across the
 * outline, the new place is several faces. A place that would lose its last piece is not swallowed
 * silently: that is refused.
 *
 * @param stays what the new face goes round; nothing, where an old journal does not say
 */
public record DrawFace(List<Point> outline, Use use, Stays stays) implements MapEdit {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  public DrawFace {
    outline = List.copyOf(outline);
    stays = Objects.requireNonNullElse(stays, Stays.NOTHING);
  }

  /** Out of whatever lies beneath. */
  public DrawFace(List<Point> outline, Use use) {
    this(outline, use, Stays.NOTHING);
  }

  @Override
  public Ruling apply(Topology map) {
    return ring(map.precision())
        .map(ring ->
            switch (overlay(map, ring)) {
              case Overlay.Result.Failed(Refused why) -> why;
              case Overlay.Result.Done(Overlay overlay) -> carve(map, overlay, ring);
            })
        .orElseGet(() ->
            new Refused(
                "The outline must have at least three corners and must not cross itself.",
                outline.isEmpty() ? new Coordinate() : outline.getFirst().coordinate()));
  }

  /** The places that would lose their last piece, for which the edit is refused. */
  public Set<Place> covered(Topology map) {
    return ring(map.precision())
        .map(ring ->
            overlay(map, ring) instanceof Overlay.Result.Done(Overlay overlay)
                ? covered(map, overlay, taken(map, overlay, ring))
                : Set.<Place>of())
        .orElseGet(Set::of);
  }

  private Overlay.Result overlay(Topology map, Line ring) {
    return Overlay.over(map, ring, face -> !stays.keeps(map.face(face)));
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
    NavigableSet<Integer> inside = taken(map, overlay, ring);
    if (inside.isEmpty()) {
      return new Refused(
          stays == Stays.NOTHING
              ? "The outline is too thin to enclose anything."
              : "Everything within the outline stays as it is: there is nothing to take.",
          ring.point(0));
    }
    boolean leaks =
        overlay.drawn().stream()
            .anyMatch(part -> inside.contains(draft.left(Half.twin(part.half()))));
    if (leaks || inside.contains(Face.OUTSIDE)) {
      return new Refused("The outline is too thin to enclose anything.", ring.point(0));
    }
    Set<Place> covered = covered(map, overlay, inside);
    if (!covered.isEmpty()) {
      return new Refused(
          "This would cover "
              + covered.iterator().next()
              + " whole; delete it first if that is meant.",
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
   * All faces that the new one takes: those on the left of the outline, and what is reached from
   * them without crossing it or what stays. A gap in the land that stays is not reached by a sea
   * that is drawn round it; it is taken only where the outline has nothing else to take.
   */
  private NavigableSet<Integer> taken(Topology map, Overlay overlay, Line ring) {
    Draft draft = overlay.draft();
    Set<Integer> walls =
        overlay.drawn().stream().map(Overlay.Drawn::arc).collect(Collectors.toSet());
    List<Integer> starts = overlay.drawn().stream().map(part -> draft.left(part.half())).toList();
    NavigableSet<Integer> inside = flood(draft, starts, walls);
    return inside.isEmpty() && stays != Stays.NOTHING ? enclosed(map, ring) : inside;
  }

  private NavigableSet<Integer> flood(Draft draft, List<Integer> starts, Set<Integer> walls) {
    NavigableSet<Integer> inside = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(starts);
    while (!open.isEmpty()) {
      int face = open.poll();
      if (!stays.keeps(draft.face(face)) && inside.add(face)) {
        draft
            .face(face)
            .halves()
            .filter(half -> !walls.contains(Half.arc(half)))
            .forEach(half -> open.add(draft.left(Half.twin(half))));
      }
    }
    return inside;
  }

  /** Faces that do not stay and lie within the outline whole, though it runs nowhere near them. */
  private NavigableSet<Integer> enclosed(Topology map, Line ring) {
    Coordinate[] outline = ring.coordinates();
    NavigableSet<Integer> within = new TreeSet<>();
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE
          && !stays.keeps(face)
          && face.halves()
              .mapToObj(half -> map.line(half).coordinates())
              .flatMap(Arrays::stream)
              .allMatch(
                  at -> RayCrossingCounter.locatePointInRing(at, outline) != Location.EXTERIOR)) {
        within.add(face.id());
      }
    }
    return within;
  }

  /** Places of which no piece would be left. */
  private Set<Place> covered(Topology map, Overlay overlay, Set<Integer> inside) {
    Set<Place> losing =
        inside.stream()
            .flatMap(face -> overlay.draft().face(face).place().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    use.place().ifPresent(losing::remove);
    losing.removeIf(place ->
        !map.facesOf(place).stream()
            .flatMap(face -> overlay.pieces().getOrDefault(face, List.of(face)).stream())
            .allMatch(inside::contains));
    return losing;
  }
}
