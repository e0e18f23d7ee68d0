package org.groma.model.topology;

import java.util.Optional;
import org.locationtech.jts.algorithm.RobustLineIntersector;
import org.locationtech.jts.geom.Coordinate;

/**
 * Says whether two arcs meet where they must not. Arcs may meet at a common node; two neighbouring
 * segments of one arc meet at their common point. Everything else, overlap included, is an illegal
 * contact.
 */
final class Contact {

  private final RobustLineIntersector intersector = new RobustLineIntersector();
  private final Coordinate p = new Coordinate();
  private final Coordinate q = new Coordinate();
  private final Coordinate r = new Coordinate();
  private final Coordinate s = new Coordinate();

  /**
   * The first illegal contact between the segments of one arc and those of another, or of the arc
   * with itself.
   */
  Optional<Coordinate> between(Arc a, Arc b) {
    return between(a, 0, a.line().last(), b);
  }

  /** As above, for the segments of {@code a} from point {@code from} to point {@code to} only. */
  Optional<Coordinate> between(Arc a, int from, int to, Arc b) {
    Line la = a.line();
    Line lb = b.line();
    for (int i = from; i < to; i++) {
      set(p, la, i);
      set(q, la, i + 1);
      double minX = Math.min(p.x, q.x);
      double maxX = Math.max(p.x, q.x);
      double minY = Math.min(p.y, q.y);
      double maxY = Math.max(p.y, q.y);
      if (p.x == q.x && p.y == q.y) {
        return Optional.of(new Coordinate(p));
      }
      for (int j = 0; j < lb.last(); j++) {
        double bx = lb.x(j);
        double cx = lb.x(j + 1);
        if ((bx > maxX && cx > maxX) || (bx < minX && cx < minX)) {
          continue;
        }
        double by = lb.y(j);
        double cy = lb.y(j + 1);
        if ((by > maxY && cy > maxY) || (by < minY && cy < minY)) {
          continue;
        }
        if (a.id() == b.id() && i == j) {
          continue;
        }
        set(r, lb, j);
        set(s, lb, j + 1);
        intersector.computeIntersection(p, q, r, s);
        if (intersector.hasIntersection() && !mayMeet(a, i, b, j)) {
          return Optional.of(new Coordinate(intersector.getIntersection(0)));
        }
      }
    }
    return Optional.empty();
  }

  /** The illegal contact between one segment and another, if they make one. */
  Optional<Coordinate> ofSegments(Arc a, int i, Arc b, int j) {
    set(p, a.line(), i);
    set(q, a.line(), i + 1);
    set(r, b.line(), j);
    set(s, b.line(), j + 1);
    intersector.computeIntersection(p, q, r, s);
    return intersector.hasIntersection() && !mayMeet(a, i, b, j)
        ? Optional.of(new Coordinate(intersector.getIntersection(0)))
        : Optional.empty();
  }

  private boolean mayMeet(Arc a, int i, Arc b, int j) {
    if (intersector.getIntersectionNum() != 1 || intersector.isProper()) {
      return false;
    }
    Coordinate at = intersector.getIntersection(0);
    return commonVertex(a, i, b, j, at)
        || commonVertex(a, i, b, j + 1, at)
        || commonVertex(a, i + 1, b, j, at)
        || commonVertex(a, i + 1, b, j + 1, at);
  }

  /**
   * Whether point i of one arc and point j of the other are one vertex of the map, and it lies
   * there.
   */
  private static boolean commonVertex(Arc a, int i, Arc b, int j, Coordinate at) {
    if (a.line().x(i) != at.x || a.line().y(i) != at.y) {
      return false;
    }
    boolean aIsNode = i == 0 || i == a.line().last();
    boolean bIsNode = j == 0 || j == b.line().last();
    if (aIsNode && bIsNode) {
      return (i == 0 ? a.from() : a.to()) == (j == 0 ? b.from() : b.to());
    }
    return a.id() == b.id() && i == j;
  }

  private static void set(Coordinate target, Line line, int i) {
    target.setX(line.x(i));
    target.setY(line.y(i));
  }
}
