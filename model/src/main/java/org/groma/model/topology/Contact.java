package org.groma.model.topology;

import java.util.Optional;
import org.locationtech.jts.algorithm.RobustLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

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

  /** As above for two arcs, given the box of the second. */
  Optional<Coordinate> between(Arc a, Envelope boxOfB, Arc b) {
    Line line = a.line();
    for (int i = 0; i < line.last(); i++) {
      double x = line.x(i);
      double nextX = line.x(i + 1);
      double y = line.y(i);
      double nextY = line.y(i + 1);
      boolean apart =
          (x > boxOfB.getMaxX() && nextX > boxOfB.getMaxX())
              || (x < boxOfB.getMinX() && nextX < boxOfB.getMinX())
              || (y > boxOfB.getMaxY() && nextY > boxOfB.getMaxY())
              || (y < boxOfB.getMinY() && nextY < boxOfB.getMinY());
      if (!apart) {
        Optional<Coordinate> at = between(a, i, i + 1, b);
        if (at.isPresent()) {
          return at;
        }
      }
    }
    return Optional.empty();
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
        if (a.id() == b.id() && (i == j || goesOn(la, Math.min(i, j), Math.max(i, j)))) {
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

  /** The first illegal contact of an arc with itself. */
  Optional<Coordinate> withItself(Arc arc) {
    Line line = arc.line();
    for (int i = 0; i < line.last(); i++) {
      double minX = Math.min(line.x(i), line.x(i + 1));
      double maxX = Math.max(line.x(i), line.x(i + 1));
      double minY = Math.min(line.y(i), line.y(i + 1));
      double maxY = Math.max(line.y(i), line.y(i + 1));
      if (minX == maxX && minY == maxY) {
        return Optional.of(line.point(i));
      }
      for (int j = i + 1; j < line.last(); j++) {
        double bx = line.x(j);
        double cx = line.x(j + 1);
        double by = line.y(j);
        double cy = line.y(j + 1);
        boolean apart =
            (bx > maxX && cx > maxX)
                || (bx < minX && cx < minX)
                || (by > maxY && cy > maxY)
                || (by < minY && cy < minY);
        if (apart || goesOn(line, i, j)) {
          continue;
        }
        Optional<Coordinate> at = ofSegments(arc, i, arc, j);
        if (at.isPresent()) {
          return at;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether segment j follows segment i and does not turn back on it: the everyday case, told
   * without intersecting.
   */
  private static boolean goesOn(Line line, int i, int j) {
    return j == i + 1
        && (line.x(j) - line.x(i)) * (line.x(j + 1) - line.x(j))
                + (line.y(j) - line.y(i)) * (line.y(j + 1) - line.y(j))
            > 0;
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
