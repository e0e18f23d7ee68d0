package org.groma.model.topology;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Gives arcs new lines and nodes new places while the graph of the map stays what it is. Every edit
 * of pure geometry is one of these: moving, adding and removing vertices, redrawing, simplifying
 * and smoothing borders.
 *
 * <p>Legality needs only the neighbourhood. A changed segment starts at a point that did not move,
 * on the border of the faces beside its arc; to leave these faces it would have to cross their
 * rings. So it is enough that
 *
 * <ol>
 *   <li>changed arcs make no illegal contact with any arc round the faces beside them,
 *   <li>the order of arcs round every node they end in stays the same,
 *   <li>every changed ring runs the same way round as before, and
 *   <li>no ring of these faces that was left alone (an island, say) finds itself on the other side
 *       of a changed border of its face, which a ray from one of its points tells: it meets old and
 *       new lines equally often, modulo two.
 * </ol>
 *
 * <p>Arcs that change together without a face in common are not compared with each other, and need
 * not be: each face is then a region with its border the right way round, and what lies around them
 * all did not move, so that they cannot cover a point twice.
 */
final class Reshape {

  private final Topology map;
  private final NavigableMap<Integer, Line> lines = new TreeMap<>();
  private final Map<Integer, Coordinate> nodes = new HashMap<>();

  Reshape(Topology map) {
    this.map = map;
  }

  Reshape line(int arc, Line line) {
    lines.put(arc, line);
    return this;
  }

  /** Moves a node; the lines of its arcs are moved with it. */
  Reshape node(int node, double x, double y) {
    nodes.put(node, new Coordinate(x, y));
    for (int half : map.node(node).star()) {
      int arc = Half.arc(half);
      Line line = lines.getOrDefault(arc, map.arc(arc).line());
      lines.put(arc, line.withPoint(Half.isForward(half) ? 0 : line.last(), x, y));
    }
    return this;
  }

  /** Moves one inner vertex, whatever else of its line has moved already. */
  Reshape vertex(int arc, int vertex, double x, double y) {
    Line line = lines.getOrDefault(arc, map.arc(arc).line());
    lines.put(arc, line.withPoint(vertex, x, y));
    return this;
  }

  Ruling apply() {
    lines.entrySet().removeIf(change -> map.arc(change.getKey()).line().equals(change.getValue()));
    if (lines.isEmpty()) {
      return new Legal(map, Touched.NOTHING);
    }
    // all lines first: stars cannot be sorted by a line that does not leave its node
    for (Map.Entry<Integer, Line> change : lines.entrySet()) {
      Optional<Refused> bad = malformed(change.getKey(), change.getValue());
      if (bad.isPresent()) {
        return bad.get();
      }
    }
    Draft draft = new Draft(map);
    nodes.forEach((node, at) -> draft.moveNode(node, at.x, at.y));
    draft.reshape(lines);
    Topology after = draft.freeze();
    return contact(draft)
        .or(() -> turnedNode(draft))
        .or(() -> turnedRing(after))
        .or(this::ringOnTheOtherSide)
        .<Ruling>map(refused -> refused)
        .orElseGet(() -> new Legal(after, draft.touched()));
  }

  private Optional<Refused> malformed(int arc, Line line) {
    for (int i = 0; i < line.size(); i++) {
      if (!Precision.isInRange(line.x(i)) || !Precision.isInRange(line.y(i))) {
        return Optional.of(
            new Refused("That is too far off the map.", map.arc(arc).line().point(0)));
      }
      if (i > 0 && same(line, i - 1, line, i)) {
        return Optional.of(
            new Refused("Two vertices of the border would fall together.", line.point(i)));
      }
    }
    if (line.size() < (map.arc(arc).isClosed() ? 4 : 2)) {
      return Optional.of(
          new Refused("A closed border needs at least three corners.", line.point(0)));
    }
    return Optional.empty();
  }

  private Optional<Refused> contact(Draft draft) {
    Contact contact = new Contact();
    // a line that only got shorter has no new part, but others may run into what is left of it
    NavigableMap<Integer, int[]> changed = new TreeMap<>();
    lines.forEach((id, line) -> {
      int[] part = changedPart(map.arc(id).line(), line);
      if (part[0] < part[1]) {
        changed.put(id, part);
      }
    });
    for (int id : changed.keySet()) {
      Arc arc = draft.arc(id);
      int from = changed.get(id)[0];
      int to = changed.get(id)[1];
      Envelope reach = arc.line().part(from, to).envelope();
      for (int other : arcsBeside(arc)) {
        // two changed arcs are compared once, whole, from the one with the lower number
        boolean whole = changed.containsKey(other);
        if (whole ? other < id : !draft.arc(other).line().isNear(reach)) {
          continue;
        }
        Optional<Coordinate> at =
            whole
                ? contact.between(arc, draft.arc(other))
                : contact.between(arc, from, to, draft.arc(other));
        if (at.isPresent()) {
          String what =
              other == id
                  ? "The border would cross itself."
                  : "The border would touch or cross another.";
          return Optional.of(new Refused(what, at.get()));
        }
      }
    }
    return Optional.empty();
  }

  private NavigableSet<Integer> arcsBeside(Arc arc) {
    NavigableSet<Integer> beside = new TreeSet<>();
    map.arcsOf(arc.left()).forEach(beside::add);
    map.arcsOf(arc.right()).forEach(beside::add);
    return beside;
  }

  /** The first and last point of the new line between which it differs from the old one. */
  private static int[] changedPart(Line before, Line after) {
    int shorter = Math.min(before.size(), after.size());
    int start = 0;
    while (start < shorter && same(before, start, after, start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start && same(before, before.last() - end, after, after.last() - end)) {
      end++;
    }
    return new int[] {Math.max(0, start - 1), Math.min(after.last(), after.size() - end)};
  }

  private static boolean same(Line a, int i, Line b, int j) {
    return a.x(i) == b.x(j) && a.y(i) == b.y(j);
  }

  private Optional<Refused> turnedNode(Draft draft) {
    NavigableSet<Integer> ends = new TreeSet<>();
    lines
        .keySet()
        .forEach(arc -> ends.addAll(Arrays.asList(map.arc(arc).from(), map.arc(arc).to())));
    for (int node : ends) {
      if (!Star.sameCycle(map.node(node).star(), draft.node(node).star())) {
        return Optional.of(
            new Refused(
                "The border would pass over another one where they meet.",
                draft.node(node).point()));
      }
    }
    return Optional.empty();
  }

  /** A ring must keep running the same way round, or its inside would be outside. */
  private Optional<Refused> turnedRing(Topology after) {
    for (int face : facesBeside()) {
      int[][] rings = map.face(face).rings();
      for (int i = 0; i < rings.length; i++) {
        int[] ring = rings[i];
        int right = i == 0 && face != Face.OUTSIDE ? 1 : -1;
        if (isChanged(ring) && Ring.turn(ring, after::arc) != right) {
          Coordinate at = after.arc(Half.arc(ring[0])).line().point(0);
          return Optional.of(new Refused("The border would collapse or turn inside out.", at));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Refused> ringOnTheOtherSide() {
    for (int face : facesBeside()) {
      for (int[] ring : map.face(face).rings()) {
        if (isChanged(ring)) {
          continue;
        }
        Coordinate point = map.arc(Half.arc(ring[0])).line().point(0);
        RayCrossingCounter before = new RayCrossingCounter(point);
        RayCrossingCounter after = new RayCrossingCounter(point);
        lines.forEach((id, line) -> {
          // only borders of this face: the others do not close, so counting them says nothing
          if (map.arc(id).left() == face || map.arc(id).right() == face) {
            Ring.count(before, map.arc(id).line());
            Ring.count(after, line);
          }
        });
        if (before.getLocation() != after.getLocation()) {
          return Optional.of(new Refused("The border would jump over a piece of the map.", point));
        }
      }
    }
    return Optional.empty();
  }

  private NavigableSet<Integer> facesBeside() {
    NavigableSet<Integer> beside = new TreeSet<>();
    for (int id : lines.keySet()) {
      beside.add(map.arc(id).left());
      beside.add(map.arc(id).right());
    }
    return beside;
  }

  private boolean isChanged(int[] ring) {
    return Arrays.stream(ring).anyMatch(half -> lines.containsKey(Half.arc(half)));
  }
}
