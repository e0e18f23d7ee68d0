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
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;

/**
 * Lays a drawn line over the map: cuts the borders that it crosses, cuts the line itself there, and
 * adds those of its parts that run through wanted faces as new arcs. JTS's snap-rounding noder
 * finds the cuts on the coordinate grid. Loose ends that divide nothing are trimmed off. Afterwards
 * every face that the line divided has been given its pieces.
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

  private final Topology map;
  private final Draft draft;
  private final List<Drawn> drawn = new ArrayList<>();
  private final NavigableSet<Integer> added = new TreeSet<>();
  private final Map<Coordinate, Integer> nodeAt = new HashMap<>();
  private final NavigableSet<Integer> looseEnds = new TreeSet<>();
  private Map<Integer, List<Integer>> pieces = Map.of();

  private Overlay(Topology map) {
    this.map = map;
    this.draft = new Draft(map);
  }

  /** The overlay, or why the line cannot be laid over the map. */
  sealed interface Result {
    record Done(Overlay overlay) implements Result {}

    record Failed(Refused why) implements Result {}
  }

  static Result of(Topology map, Line line, IntPredicate wanted) {
    Overlay overlay = new Overlay(map);
    Optional<Refused> refused = overlay.lay(line, wanted);
    return refused.<Result>map(Result.Failed::new).orElseGet(() -> new Result.Done(overlay));
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

  private Optional<Refused> lay(Line line, IntPredicate wanted) {
    NavigableMap<Integer, List<Coordinate[]>> borders = new TreeMap<>();
    List<Coordinate[]> parts = node(line, borders);
    for (Map.Entry<Integer, List<Coordinate[]>> border : borders.entrySet()) {
      Optional<Refused> refused = cut(border.getKey(), border.getValue());
      if (refused.isPresent()) {
        return refused;
      }
    }
    for (Coordinate[] part : parts) {
      add(part, wanted);
    }
    trim();
    pieces = Regions.resolve(draft, draft.touchedFaces());
    dropUndividing();
    Regions.resolve(draft, draft.touchedFaces());
    return tooClose();
  }

  private List<Coordinate[]> node(Line line, NavigableMap<Integer, List<Coordinate[]>> borders) {
    Envelope reach = line.envelope();
    reach.expandBy(2 * map.precision().step());
    List<NodedSegmentString> strings = new ArrayList<>();
    strings.add(new NodedSegmentString(line.coordinates(), null));
    for (Arc arc : map.arcs()) {
      if (reach.intersects(arc.line().envelope())) {
        strings.add(new NodedSegmentString(arc.line().coordinates(), arc.id()));
        nodeAt.put(map.nodePoint(arc.from()), arc.from());
        nodeAt.put(map.nodePoint(arc.to()), arc.to());
      }
    }
    SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1 / map.precision().step()));
    noder.computeNodes(strings);
    List<Coordinate[]> parts = new ArrayList<>();
    for (Object each : noder.getNodedSubstrings()) {
      SegmentString noded = (SegmentString) each;
      Coordinate[] points = onGrid(noded.getCoordinates());
      if (noded.getData() instanceof Integer arc) {
        borders.computeIfAbsent(arc, _ -> new ArrayList<>()).add(points);
      } else {
        parts.add(points);
      }
    }
    return parts;
  }

  /**
   * The noder divides by its scale in its own way; the map's own rounding gives the bits that files
   * give back.
   */
  private Coordinate[] onGrid(Coordinate[] points) {
    Coordinate[] rounded = new Coordinate[points.length];
    for (int i = 0; i < points.length; i++) {
      rounded[i] =
          new Coordinate(map.precision().round(points[i].x), map.precision().round(points[i].y));
    }
    return rounded;
  }

  private Optional<Refused> cut(int arc, List<Coordinate[]> parts) {
    Line whole = Line.of(parts.getFirst());
    List<Integer> cuts = new ArrayList<>();
    for (Coordinate[] part : parts.subList(1, parts.size())) {
      cuts.add(whole.last());
      whole = whole.then(Line.of(part));
    }
    if (!whole.equals(map.arc(arc).line())) {
      draft.reshape(arc, whole);
    }
    for (int cut : cuts.reversed()) {
      Coordinate at = whole.point(cut);
      if (nodeAt.containsKey(at)) {
        return Optional.of(new Refused("There is no room between the borders here.", at));
      }
      int node = draft.cut(arc, cut);
      nodeAt.put(at, node);
      looseEnds.add(node);
    }
    return Optional.empty();
  }

  private void add(Coordinate[] part, IntPredicate wanted) {
    Line line = Line.of(part);
    Optional<Drawn> along = existing(line);
    if (along.isPresent()) {
      drawn.add(along.get());
      return;
    }
    Coordinate middle = line.middle();
    Optional<Face> under = map.faceAt(middle.x, middle.y);
    if (under.isEmpty() || !wanted.test(under.get().id())) {
      return;
    }
    int face = under.get().id();
    int from = nodeAt(part[0]);
    int to = nodeAt(part[part.length - 1]);
    int arc = draft.addArc(from, to, face, face, line, Border.LAND);
    added.add(arc);
    drawn.add(new Drawn(arc, true));
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
      if (draft.node(node) == null || draft.node(node).degree() != 1) {
        continue;
      }
      int arc = Half.arc(draft.node(node).star()[0]);
      if (added.contains(arc)) {
        int far = draft.arc(arc).from() == node ? draft.arc(arc).to() : draft.arc(arc).from();
        remove(arc);
        ends.add(far);
      }
    }
  }

  /**
   * Takes away new arcs with the same face on both sides, such as one that only ties an island to
   * the shore.
   */
  private void dropUndividing() {
    added.stream()
        .filter(arc -> draft.arc(arc).left() == draft.arc(arc).right())
        .toList()
        .forEach(this::remove);
    trim();
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

  /** New and cut borders are compared with all that lie round the same faces. */
  private Optional<Refused> tooClose() {
    Contact contact = new Contact();
    Topology after = draft.freeze();
    for (int id : draft.touched().arcs()) {
      if (!after.hasArc(id)) {
        continue;
      }
      Arc arc = after.arc(id);
      NavigableSet<Integer> beside = new TreeSet<>();
      after.arcsOf(arc.left()).forEach(beside::add);
      after.arcsOf(arc.right()).forEach(beside::add);
      for (int other : beside) {
        Optional<Coordinate> at = contact.between(arc, after.arc(other));
        if (at.isPresent()) {
          return Optional.of(
              new Refused("There is no room to draw this close to another border.", at.get()));
        }
      }
    }
    return Optional.empty();
  }
}
