package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.topology.Arc;
import org.groma.model.topology.ArcVertex;
import org.groma.model.topology.Line;
import org.groma.model.topology.MoveCorners;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Corners that are chosen together. A corner is known by where it is, so that one which an undo has
 * moved away is not taken for another.
 *
 * @param grips corners of one border and points where borders meet, never new ones
 */
record CornerSet(Set<Grip> grips) {

  static final CornerSet NONE = new CornerSet(Set.of());

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  CornerSet {
    grips = Set.copyOf(grips);
  }

  /** All corners in a box that are not locked. */
  static CornerSet in(Envelope box, Ground ground) {
    Set<Grip> found = new LinkedHashSet<>();
    for (Arc arc : ground.index().arcsIn(box)) {
      if (Locks.onArc(ground, arc.id()).isPresent()) {
        continue;
      }
      Line line = arc.line();
      for (int i = 0; i <= line.last(); i++) {
        if (box.contains(line.x(i), line.y(i))) {
          Point at = new Point(line.x(i), line.y(i));
          boolean inner = i > 0 && i < line.last();
          Grip grip =
              inner
                  ? new Grip.Vertex(arc.id(), i, at)
                  : new Grip.Node(i == 0 ? arc.from() : arc.to(), at);
          if (inner || grip.locked(ground).isEmpty()) {
            found.add(grip);
          }
        }
      }
    }
    return new CornerSet(found);
  }

  boolean isEmpty() {
    return grips.isEmpty();
  }

  int size() {
    return grips.size();
  }

  boolean contains(Grip grip) {
    return grips.contains(grip);
  }

  /** With a corner that was not among them, or without one that was. */
  CornerSet toggled(Grip grip) {
    Set<Grip> other = new LinkedHashSet<>(grips);
    if (!other.remove(grip)) {
      other.add(grip);
    }
    return new CornerSet(other);
  }

  CornerSet and(CornerSet more) {
    Set<Grip> both = new LinkedHashSet<>(grips);
    both.addAll(more.grips);
    return new CornerSet(both);
  }

  /** Those that are where they were. */
  CornerSet present(Topology map) {
    Set<Grip> there = new LinkedHashSet<>(grips);
    there.removeIf(grip -> !place(grip, map).equals(Optional.of(grip.at())));
    return there.size() == grips.size() ? this : new CornerSet(there);
  }

  /** The same corners where they are after a move. */
  CornerSet followed(Topology map) {
    Set<Grip> there = new LinkedHashSet<>();
    for (Grip grip : grips) {
      place(grip, map)
          .ifPresent(at ->
              there.add(
                  switch (grip) {
                    case Grip.Vertex(int arc, int index, var _) -> new Grip.Vertex(arc, index, at);
                    case Grip.Node(int node, var _) -> new Grip.Node(node, at);
                    case Grip.Fresh fresh -> fresh;
                  }));
    }
    return new CornerSet(there);
  }

  private static Optional<Point> place(Grip grip, Topology map) {
    return switch (grip) {
      case Grip.Vertex(int arc, int index, var _) ->
          map.hasArc(arc) && index < map.arc(arc).line().last()
              ? Optional.of(point(map.arc(arc).line().point(index)))
              : Optional.empty();
      case Grip.Node(int node, var _) ->
          map.hasNode(node) ? Optional.of(point(map.nodePoint(node))) : Optional.empty();
      case Grip.Fresh _ -> Optional.empty();
    };
  }

  private static Point point(Coordinate at) {
    return new Point(at.x, at.y);
  }

  List<Preview.Shape> handles() {
    return grips.stream()
        .<Preview.Shape>map(grip -> new Preview.Handle(grip.at(), grip instanceof Grip.Node, true))
        .toList();
  }

  /** The same handles, as far aside as they are dragged. */
  List<Preview.Shape> handles(double dx, double dy) {
    return grips.stream()
        .<Preview.Shape>map(grip ->
            new Preview.Handle(
                new Point(grip.at().x() + dx, grip.at().y() + dy), grip instanceof Grip.Node, true))
        .toList();
  }

  // ---- what can be done with them

  MoveCorners moved(double dx, double dy) {
    List<ArcVertex> vertices = new ArrayList<>();
    vertices().forEach((arc, each) -> each.forEach(i -> vertices.add(new ArcVertex(arc, i))));
    return new MoveCorners(vertices, List.copyOf(nodes()), dx, dy);
  }

  /** How many of them are corners of one border: only these can go. */
  int inner() {
    return vertices().values().stream().mapToInt(Set::size).sum();
  }

  /** Takes the corners away that are no ends of borders. */
  Edit deleted(Topology map) {
    return redrawn(
        map,
        (line, chosen) -> {
          List<Coordinate> left = new ArrayList<>();
          for (int i = 0; i <= line.last(); i++) {
            if (!chosen.contains(i)) {
              left.add(line.point(i));
            }
          }
          return left;
        });
  }

  /** Cuts each corner at a quarter of its sides. */
  Edit smoothed(Topology map) {
    return redrawn(
        map,
        (line, chosen) -> {
          List<Coordinate> cut = new ArrayList<>();
          for (int i = 0; i <= line.last(); i++) {
            if (chosen.contains(i)) {
              cut.add(between(line.point(i), line.point(i - 1)));
              cut.add(between(line.point(i), line.point(i + 1)));
            } else {
              cut.add(line.point(i));
            }
          }
          return cut;
        });
  }

  private static Coordinate between(Coordinate corner, Coordinate other) {
    return new Coordinate(0.75 * corner.x + 0.25 * other.x, 0.75 * corner.y + 0.25 * other.y);
  }

  /** Takes those away that matter less than a tolerance; all others of a border stay. */
  Edit simplified(Topology map, double tolerance) {
    return redrawn(
        map,
        (line, chosen) -> {
          List<Coordinate> kept = new ArrayList<>(List.of(line.point(0)));
          int from = 0;
          for (int i = 1; i <= line.last(); i++) {
            if (!chosen.contains(i)) {
              Coordinate[] stretch =
                  DouglasPeuckerSimplifier.simplify(
                          GEOMETRY.createLineString(line.part(from, i).coordinates()), tolerance)
                      .getCoordinates();
              kept.addAll(Arrays.asList(stretch).subList(1, stretch.length));
              from = i;
            }
          }
          return kept;
        });
  }

  /** Another line for a border of which some corners are chosen. */
  private interface Redrawing {
    List<Coordinate> line(Line before, Set<Integer> chosen);
  }

  private Edit redrawn(Topology map, Redrawing how) {
    List<Edit> edits = new ArrayList<>();
    vertices()
        .forEach((arc, chosen) -> {
          Line before = map.arc(arc).line();
          List<Coordinate> line = how.line(before, chosen);
          if (line.size() != before.size()) {
            edits.add(
                new ChangeMap(
                    new RedrawBorder(
                        arc,
                        line.subList(1, line.size() - 1).stream().map(CornerSet::point).toList())));
          }
        });
    return new Together(edits);
  }

  private NavigableMap<Integer, NavigableSet<Integer>> vertices() {
    NavigableMap<Integer, NavigableSet<Integer>> byArc = new TreeMap<>();
    for (Grip grip : grips) {
      if (grip instanceof Grip.Vertex(int arc, int index, var _)) {
        byArc.computeIfAbsent(arc, _ -> new TreeSet<>()).add(index);
      }
    }
    return byArc;
  }

  private NavigableSet<Integer> nodes() {
    NavigableSet<Integer> nodes = new TreeSet<>();
    for (Grip grip : grips) {
      if (grip instanceof Grip.Node(int node, var _)) {
        nodes.add(node);
      }
    }
    return nodes;
  }
}
