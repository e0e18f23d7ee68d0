package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Point;

/** The way of a brush between two moments of the mouse, which may be far apart. */
final class Stroke {

  private static final int MOST = 400;

  private Stroke() {}

  /** Points from one to the other, the second included, no farther apart than a step. */
  static List<Point> between(Point from, Point to, double step) {
    double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
    int count = (int) Math.clamp(Math.ceil(length / step), 1, MOST);
    List<Point> points = new ArrayList<>(count);
    for (int i = 1; i <= count; i++) {
      double share = (double) i / count;
      points.add(
          new Point(
              from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y())));
    }
    return points;
  }
}
