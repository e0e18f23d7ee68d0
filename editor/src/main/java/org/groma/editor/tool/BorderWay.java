package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.MapIndex;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;

/** The ways along borders and coasts from one point of them to another, the shortest first. */
final class BorderWay {

  private static final double HAIR = 0.05;

  /**
   * How one gets from a point to a node.
   *
   * @param course the points after the first, the node included
   * @param arc the border that it lies on; empty at a node
   * @param along -1 if it goes against the direction of that border, 1 if with it, 0 at a node
   */
  private record Exit(int node, List<Point> course, Optional<Integer> arc, int along) {}

  private final Topology map;
  private final MapIndex index;
  private final double near;
  private final Point from;
  private final Point to;

  private BorderWay(Point from, Point to, Ground ground) {
    this.map = ground.index().map();
    this.index = ground.index();
    this.near = Math.max(HAIR * ground.pixel(), 2 * map.precision().step());
    this.from = from;
    this.to = to;
  }

  /**
   * The points of a way after its first.
   *
   * @param rank 1 for the shortest way, 2 for the next
   */
  static Optional<List<Point>> between(Point from, Point to, int rank, Ground ground) {
    List<List<Point>> ways = new BorderWay(from, to, ground).ways(rank > 1);
    return ways.size() < rank ? Optional.empty() : Optional.of(ways.get(rank - 1));
  }

  private List<List<Point>> ways(boolean all) {
    Set<List<Point>> ways = new HashSet<>();
    Optional<MapIndex.OnBorder> first = between(from);
    Optional<MapIndex.OnBorder> last = between(to);
    boolean same = first.isPresent() && last.isPresent() && first.get().arc() == last.get().arc();
    boolean ahead = same && isAhead(first.get(), last.get());
    for (Exit out : exits(from, first)) {
      for (Exit in : exits(to, last)) {
        // on one and the same border the way round leaves it at one end and comes by the other
        boolean back = same && !(out.along == (ahead ? -1 : 1) && in.along == -out.along);
        if (!back && (all || !same)) {
          Set<Integer> closed = new HashSet<>();
          out.arc.ifPresent(closed::add);
          in.arc.ifPresent(closed::add);
          walk(out, in, closed, all, ways);
        }
      }
    }
    List<List<Point>> ranked = new ArrayList<>();
    if (same) {
      ranked.add(direct(first.get(), last.get(), ahead)); // whoever stays on a border means it
    }
    ways.stream().filter(way -> !way.isEmpty()).sorted(shortest()).forEach(ranked::add);
    return ranked;
  }

  private Comparator<List<Point>> shortest() {
    return Comparator.<List<Point>>comparingDouble(this::length)
        .thenComparingDouble(way -> way.getFirst().x())
        .thenComparingDouble(way -> way.getFirst().y());
  }

  private void walk(Exit out, Exit in, Set<Integer> closed, boolean all, Set<List<Point>> ways) {
    Optional<List<Integer>> path =
        new ArcPath(map, arc -> !closed.contains(arc.id()))
            .between(Set.of(out.node), Set.of(in.node));
    path.ifPresent(arcs -> {
      ways.add(course(out, arcs, in));
      if (all && !arcs.isEmpty()) {
        Set<Integer> others = new HashSet<>(closed);
        others.addAll(arcs);
        new ArcPath(map, arc -> !others.contains(arc.id()))
            .between(Set.of(out.node), Set.of(in.node))
            .ifPresent(round -> ways.add(course(out, round, in)));
      }
    });
  }

  private Optional<MapIndex.OnBorder> between(Point at) {
    return index.nodeNear(at, near).isPresent() ? Optional.empty() : index.borderNear(at, near);
  }

  private List<Exit> exits(Point at, Optional<MapIndex.OnBorder> on) {
    Optional<Integer> node = index.nodeNear(at, near);
    if (node.isPresent()) {
      return List.of(new Exit(node.get(), List.of(), Optional.empty(), 0));
    }
    return on.map(
            border -> {
              Line line = map.arc(border.arc()).line();
              Optional<Integer> arc = Optional.of(border.arc());
              return List.of(
                  new Exit(
                      map.arc(border.arc()).from(), points(line, border.segment(), 0), arc, -1),
                  new Exit(
                      map.arc(border.arc()).to(),
                      points(line, border.segment() + 1, line.last()),
                      arc,
                      1));
            })
        .orElse(List.of());
  }

  /** Whether one comes from the first to the last in the direction of the border. */
  private boolean isAhead(MapIndex.OnBorder first, MapIndex.OnBorder last) {
    if (first.segment() != last.segment()) {
      return first.segment() < last.segment();
    }
    Line line = map.arc(first.arc()).line();
    double x = line.x(first.segment());
    double y = line.y(first.segment());
    return Math.hypot(from.x() - x, from.y() - y) <= Math.hypot(to.x() - x, to.y() - y);
  }

  private List<Point> direct(MapIndex.OnBorder first, MapIndex.OnBorder last, boolean ahead) {
    Line line = map.arc(first.arc()).line();
    List<Point> course = new ArrayList<>();
    if (first.segment() != last.segment()) {
      course.addAll(
          ahead
              ? points(line, first.segment() + 1, last.segment())
              : points(line, first.segment(), last.segment() + 1));
    }
    course.add(to);
    return tidied(course);
  }

  private List<Point> course(Exit out, List<Integer> arcs, Exit in) {
    List<Point> course = new ArrayList<>(out.course);
    int node = out.node;
    for (int arc : arcs) {
      Line line = map.arc(arc).line();
      boolean forward = map.arc(arc).from() == node;
      course.addAll(forward ? points(line, 1, line.last()) : points(line, line.last() - 1, 0));
      node = forward ? map.arc(arc).to() : map.arc(arc).from();
    }
    course.addAll(in.course.reversed());
    course.add(to);
    return tidied(course);
  }

  /**
   * The way without points that are there twice, since a node ends one border and begins another.
   */
  private List<Point> tidied(List<Point> course) {
    List<Point> tidy = new ArrayList<>();
    Point before = from;
    for (Point at : course) {
      if (!at.equals(before)) {
        tidy.add(at);
      }
      before = at;
    }
    return tidy;
  }

  private static List<Point> points(Line line, int first, int last) {
    List<Point> points = new ArrayList<>();
    int step = first <= last ? 1 : -1;
    for (int i = first; i != last + step; i += step) {
      points.add(new Point(line.x(i), line.y(i)));
    }
    return points;
  }

  private double length(List<Point> way) {
    double length = 0;
    Point before = from;
    for (Point at : way) {
      length += Math.hypot(at.x() - before.x(), at.y() - before.y());
      before = at;
    }
    return length;
  }
}
