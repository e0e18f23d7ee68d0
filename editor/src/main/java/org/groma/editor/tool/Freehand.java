package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.valid.IsSimpleOp;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Makes a line of the way of a hand. The tremble is taken out first, then corners that nobody would
 * miss; together they shift the line by no more than a tolerance.
 */
final class Freehand {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** So many moments of the hand on both sides even out one. */
  private static final int SPAN = 3;

  private Freehand() {}

  /** The line from the first to the last point of a trail, both kept. */
  static List<Point> line(List<Point> trail, double tolerance) {
    if (trail.size() < 3) {
      return trail;
    }
    List<Point> even = new ArrayList<>(List.of(trail.getFirst()));
    for (int i = 1; i < trail.size(); i++) {
      even.addAll(Stroke.between(trail.get(i - 1), trail.get(i), tolerance));
    }
    Coordinate[] smooth = new Coordinate[even.size()];
    for (int i = 0; i < smooth.length; i++) {
      smooth[i] = smoothed(even, i, tolerance / 2);
    }
    LineString line = GEOMETRY.createLineString(smooth);
    return Stream.of(DouglasPeuckerSimplifier.simplify(line, tolerance / 2).getCoordinates())
        .map(at -> new Point(at.x, at.y))
        .toList();
  }

  /** The mean of a point and those beside it, but no farther from it than allowed. */
  private static Coordinate smoothed(List<Point> points, int i, double most) {
    int span = Math.min(SPAN, Math.min(i, points.size() - 1 - i)); // the ends stay
    double x = 0;
    double y = 0;
    for (int k = i - span; k <= i + span; k++) {
      x += points.get(k).x() / (2 * span + 1);
      y += points.get(k).y() / (2 * span + 1);
    }
    Point at = points.get(i);
    double off = Math.hypot(x - at.x(), y - at.y());
    double share = off > most ? most / off : 1;
    return new Coordinate(at.x() + share * (x - at.x()), at.y() + share * (y - at.y()));
  }

  /** Where a line crosses or touches itself, if it does; it may end where it began. */
  static Optional<Point> crossing(List<Point> line) {
    if (line.size() < 3) {
      return Optional.empty();
    }
    Coordinate[] points =
        line.stream().map(at -> new Coordinate(at.x(), at.y())).toArray(Coordinate[]::new);
    return Optional.ofNullable(
            new IsSimpleOp(GEOMETRY.createLineString(points)).getNonSimpleLocation())
        .map(at -> new Point(at.x, at.y));
  }

  /** What is shown of a line that crosses itself: where it does, and how to get out of it. */
  static Optional<Preview> crossed(Sketch longer, List<Preview.Shape> shapes) {
    return crossing(longer.corners())
        .map(at -> {
          List<Preview.Shape> all = new ArrayList<>(shapes);
          all.add(new Preview.Target(at));
          return new Preview(
              all,
              Optional.of("The line crosses itself here; Backspace takes the last stroke back."),
              false);
        });
  }

  /** What letting go does. */
  static String hint(Ground ground) {
    return String.format(
        Locale.ROOT,
        "Let go to end the stroke; it is smoothed by at most %.0f pixels (Detail).",
        ground.choices().drawing().detail());
  }
}
