package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.LineSegment;

/**
 * The narrowest water between two shores.
 *
 * @param width in map units
 * @param at its middle
 */
record Crossing(double width, Point at) {

  /** The narrowest between two shores, if it is narrower than the limit. */
  static Optional<Crossing> between(List<Line> one, List<Line> other, double limit) {
    Optional<Crossing> best = Optional.empty();
    for (Line a : one) {
      for (Line b : other) {
        double narrowest = best.map(Crossing::width).orElse(limit);
        if (a.envelope().distance(b.envelope()) < narrowest) {
          Optional<Crossing> found = between(a, b, narrowest);
          best = found.isPresent() ? found : best;
        }
      }
    }
    return best;
  }

  private static Optional<Crossing> between(Line a, Line b, double limit) {
    List<LineSegment> near = segments(b, a.envelope(), limit);
    Optional<Crossing> best = Optional.empty();
    double narrowest = limit;
    for (LineSegment from : segments(a, b.envelope(), limit)) {
      for (LineSegment to : near) {
        double width = Distance.segmentToSegment(from.p0, from.p1, to.p0, to.p1);
        if (width < narrowest) {
          narrowest = width;
          best = Optional.of(new Crossing(width, middle(from.closestPoints(to))));
        }
      }
    }
    return best;
  }

  /** Only these can be near the other shore. */
  private static List<LineSegment> segments(Line line, Envelope other, double limit) {
    List<LineSegment> near = new ArrayList<>();
    for (int i = 1; i < line.size(); i++) {
      boolean apart =
          Math.max(line.x(i - 1), line.x(i)) < other.getMinX() - limit
              || Math.min(line.x(i - 1), line.x(i)) > other.getMaxX() + limit
              || Math.max(line.y(i - 1), line.y(i)) < other.getMinY() - limit
              || Math.min(line.y(i - 1), line.y(i)) > other.getMaxY() + limit;
      if (!apart) {
        near.add(new LineSegment(line.point(i - 1), line.point(i)));
      }
    }
    return near;
  }

  private static Point middle(Coordinate[] ends) {
    return new Point((ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2);
  }
}
