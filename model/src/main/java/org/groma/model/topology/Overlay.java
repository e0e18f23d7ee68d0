package org.groma.model.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;

/**
 * Lays a drawn line over the map: cuts the borders of wanted faces where it crosses them, cuts the
 * line itself there ({@link Noding}), and adds those of its parts that run through wanted faces as
 * new arcs. Loose ends that divide nothing are trimmed off. Afterwards every face that the line
 * divided has been given its pieces.
 *
 * <p>What the grid bends is checked like any other edit: the borders that gain a vertex by {@link
 * Reshape}, the new arcs against all that lies round the face they run through.
 */
final class Overlay {

  /**
   * A part of the drawn line that is now a border, and whether it runs along the arc's own
   * direction.
   */
  record Drawn(int arc, boolean forward) {
    int half() {
      return forward ? Half.forward(arc) : Half.backward(arc);
    }
  }

  private static final String NO_ROOM = "There is no room to draw this close to another border.";

  /** A line that lies on borders that do not count from end to end. */
  private static final int NOWHERE = -1;

  private final Topology map;
  private final Draft draft;
  private final IntPredicate wanted;
  private final List<Drawn> drawn = new ArrayList<>();

  /** The new arcs, and the face each was drawn through. */
  private final NavigableMap<Integer, Integer> added = new TreeMap<>();

  private final Map<Coordinate, Integer> nodeAt = new HashMap<>();
  private final NavigableSet<Integer> looseEnds = new TreeSet<>();
  private Map<Integer, List<Integer>> pieces = Map.of();

  private Overlay(Topology map, IntPredicate wanted) {
    this.map = map;
    this.draft = new Draft(map);
    this.wanted = wanted;
  }

  /** The overlay, or why the line cannot be laid over the map. */
  sealed interface Result {
    record Done(Overlay overlay) implements Result {}

    record Failed(Refused why) implements Result {}
  }

  /** Lays a line over the wanted faces of the map; borders between others do not count. */
  static Result over(Topology map, Line line, IntPredicate wanted) {
    List<Arc> borders = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      if (wanted.test(arc.left()) || wanted.test(arc.right())) {
        borders.add(arc);
      }
    }
    return new Overlay(map, wanted).result(line, borders);
  }

  /** Lays a line over one face; what lies beyond its borders does not count. */
  static Result over(Topology map, Line line, int face) {
    Overlay overlay = new Overlay(map, each -> each == face);
    return overlay.result(line, map.arcsOf(face).mapToObj(map::arc).toList());
  }

  private Result result(Line line, Iterable<Arc> borders) {
    return lay(line, borders)
        .<Result>map(Result.Failed::new)
        .orElseGet(() -> new Result.Done(this));
  }

  Draft draft() {
    return draft;
  }

  /**
   * The parts of the line that are borders now, in the order drawn; those along old borders
   * included.
   */
  List<Drawn> drawn() {
    return drawn;
  }

  /** What became of each face that was touched: itself, or the pieces it fell into. */
  Map<Integer, List<Integer>> pieces() {
    return pieces;
  }

  private Optional<Refused> lay(Line line, Iterable<Arc> borders) {
    for (int i = 0; i < line.size(); i++) {
      if (!Precision.isInRange(line.x(i)) || !Precision.isInRange(line.y(i))) {
        return Optional.of(new Refused("That is too far off the map.", new Coordinate()));
      }
    }
    Noding noding = Noding.of(map.precision(), line, borders);
    Optional<Refused> refused = cut(noding.borders());
    for (Coordinate[] part : noding.parts()) {
      refused = refused.or(() -> add(part));
    }
    if (refused.isPresent()) {
      return refused;
    }
    trim();
    pieces = Regions.resolve(draft, draft.touchedFaces());
    dropUndividing();
    Regions.resolve(draft, draft.touchedFaces());
    return tooClose();
  }

  private Optional<Refused> cut(NavigableMap<Integer, Noding.Met> borders) {
    Reshape bend = new Reshape(map);
    borders.forEach((arc, met) -> bend.line(arc, met.line()));
    if (bend.apply() instanceof Refused refused) {
      return Optional.of(new Refused(NO_ROOM, refused.at()));
    }
    borders.forEach((id, met) -> {
      Arc arc = map.arc(id);
      nodeAt.put(map.nodePoint(arc.from()), arc.from());
      nodeAt.put(map.nodePoint(arc.to()), arc.to());
      if (!met.line().equals(arc.line())) {
        draft.reshape(Map.of(id, met.line()));
      }
      if (arc.isClosed() && !met.cuts().isEmpty()) {
        looseEnds.add(arc.from()); // it was a node only because a closed border needs one
      }
      for (int cut : met.cuts().reversed()) {
        int node = draft.cut(id, cut);
        nodeAt.put(met.line().point(cut), node);
        looseEnds.add(node);
      }
    });
    return Optional.empty();
  }

  private Optional<Refused> add(Coordinate[] part) {
    Line line = Line.of(part);
    Optional<Drawn> along = existing(line);
    if (along.isPresent()) {
      drawn.add(along.get());
      return Optional.empty();
    }
    OptionalInt leaving = sector(line.point(0), line.point(1));
    OptionalInt arriving = sector(line.point(line.last()), line.point(line.last() - 1));
    if (leaving.isPresent() && arriving.isPresent() && !leaving.equals(arriving)) {
      // beyond the wanted faces a part may cross borders that do not count
      return wanted.test(leaving.getAsInt()) || wanted.test(arriving.getAsInt())
          ? Optional.of(new Refused(NO_ROOM, line.middle()))
          : Optional.empty();
    }
    int face = leaving.orElseGet(() -> arriving.orElseGet(() -> faceUnder(line)));
    if (face != NOWHERE && wanted.test(face)) {
      int from = nodeAt(part[0]);
      int to = nodeAt(part[part.length - 1]);
      int arc = draft.addArc(from, to, face, face, line, Border.LAND);
      added.put(arc, face);
      drawn.add(new Drawn(arc, true));
    }
    return Optional.empty();
  }

  /**
   * The face that a part runs through which meets no border that counts. A corner of it may well
   * lie on one that does not count, so the first that lies on none tells.
   */
  private int faceUnder(Line line) {
    for (int i = 0; i < line.size(); i++) {
      Optional<Face> face = map.faceAt(line.x(i), line.y(i));
      if (face.isPresent()) {
        return face.get().id();
      }
    }
    return NOWHERE;
  }

  /** The face into which one looks from a point where borders meet, if any do. */
  private OptionalInt sector(Coordinate at, Coordinate towards) {
    Integer node = nodeAt.get(at);
    if (node == null || draft.node(node).degree() == 0) {
      return OptionalInt.empty();
    }
    int[] star = draft.node(node).star();
    int before = star[star.length - 1];
    for (int half : star) {
      if (Star.compare(at, draft.direction(half), towards) > 0) {
        break;
      }
      before = half;
    }
    return OptionalInt.of(draft.left(before));
  }

  private int nodeAt(Coordinate at) {
    int node = nodeAt.computeIfAbsent(at, _ -> draft.addNode(at.x, at.y));
    looseEnds.add(node);
    return node;
  }

  private Optional<Drawn> existing(Line line) {
    Integer node = nodeAt.get(line.point(0));
    if (node == null) {
      return Optional.empty();
    }
    for (int half : draft.node(node).star()) {
      Line other = draft.arc(Half.arc(half)).line();
      if (line.equals(Half.isForward(half) ? other : other.reversed())) {
        return Optional.of(new Drawn(Half.arc(half), Half.isForward(half)));
      }
    }
    return Optional.empty();
  }

  /** Takes away new arcs that end in nothing, again and again. */
  private void trim() {
    Deque<Integer> ends = new ArrayDeque<>(looseEnds);
    while (!ends.isEmpty()) {
      int node = ends.poll();
      if (draft.node(node).degree() != 1) {
        continue;
      }
      int arc = Half.arc(draft.node(node).star()[0]);
      int far = draft.arc(arc).from() == node ? draft.arc(arc).to() : draft.arc(arc).from();
      remove(arc);
      ends.add(far);
    }
  }

  /**
   * Takes away new arcs with the same face on both sides, such as one that only ties an island to
   * the shore.
   */
  private void dropUndividing() {
    added.keySet().stream()
        .filter(arc -> draft.arc(arc).left() == draft.arc(arc).right())
        .toList()
        .forEach(this::remove);
  }

  /**
   * Joins borders again where the line cut them and nothing came of it. The drawn parts are not
   * known after this.
   */
  void tidy() {
    drawn.clear();
    draft.tidy(looseEnds);
    Regions.resolve(draft, draft.touchedFaces());
  }

  private void remove(int arc) {
    draft.removeArc(arc);
    added.remove(arc);
    drawn.removeIf(part -> part.arc() == arc);
  }

  /** New arcs are compared with all that lie in the face that they were drawn through. */
  private Optional<Refused> tooClose() {
    Contact contact = new Contact();
    for (int face : new TreeSet<>(added.values())) {
      NavigableSet<Integer> inFace = new TreeSet<>();
      for (int piece : pieces.get(face)) {
        draft.face(piece).halves().map(Half::arc).forEach(inFace::add);
      }
      for (int id : added.keySet()) {
        Arc arc = draft.arc(id);
        for (int other : added.get(id) == face ? inFace : new TreeSet<Integer>()) {
          Optional<Coordinate> at =
              draft.arc(other).line().isNear(arc.line().envelope())
                  ? contact.between(arc, draft.arc(other))
                  : Optional.empty();
          if (at.isPresent()) {
            return Optional.of(new Refused(NO_ROOM, at.get()));
          }
        }
      }
    }
    return Optional.empty();
  }
}
