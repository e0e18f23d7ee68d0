package org.groma.editor.scan;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How points lie together: their middle, and the sums of squares of what they are away from it.
 *
 * @param x the middle
 * @param y the middle
 * @param xx sum of squares along x
 * @param xy sum of products
 * @param yy sum of squares along y
 */
record PointCloud(double x, double y, double xx, double xy, double yy) {

  /** Width by length of a cloud that counts as a line: nothing can be said of what is beside it. */
  private static final double THIN = 0.01;

  static <T> PointCloud of(List<T> points, ToDoubleFunction<T> toX, ToDoubleFunction<T> toY) {
    double x = points.stream().mapToDouble(toX).average().orElse(0);
    double y = points.stream().mapToDouble(toY).average().orElse(0);
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (T point : points) {
      double dx = toX.applyAsDouble(point) - x;
      double dy = toY.applyAsDouble(point) - y;
      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
    return new PointCloud(x, y, xx, xy, yy);
  }

  static PointCloud ofPixels(List<Match> matches) {
    return of(matches, match -> match.pixel().x(), match -> match.pixel().y());
  }

  static PointCloud ofPoints(List<Match> matches) {
    return of(matches, match -> match.point().x(), match -> match.point().y());
  }

  double square() {
    return xx + yy;
  }

  double determinant() {
    return xx * yy - xy * xy;
  }

  /** Whether all points lie nearly in a line, by the two axes of the ellipse that they fill. */
  boolean isThin() {
    double half = square() / 2;
    double apart = Math.hypot((xx - yy) / 2, xy);
    return half - apart <= THIN * THIN * (half + apart);
  }
}
