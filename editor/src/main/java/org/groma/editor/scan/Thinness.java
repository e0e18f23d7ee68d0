package org.groma.editor.scan;

import org.groma.model.topology.Point;

/** Whether three points lie so nearly in a line that nothing can be said of what is beside it. */
final class Thinness {

  /** Height of the triangle by its longest side. */
  private static final double LEAST = 0.01;

  private Thinness() {}

  static boolean isThin(Pixel a, Pixel b, Pixel c) {
    return isThin(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }

  static boolean isThin(Point a, Point b, Point c) {
    return isThin(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }

  private static boolean isThin(double ax, double ay, double bx, double by, double cx, double cy) {
    double area = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    double longest =
        Math.max(
            Math.hypot(bx - ax, by - ay),
            Math.max(Math.hypot(cx - ax, cy - ay), Math.hypot(cx - bx, cy - by)));
    return area <= LEAST * longest * longest;
  }
}
