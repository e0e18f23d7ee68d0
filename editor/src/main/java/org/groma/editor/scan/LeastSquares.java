package org.groma.editor.scan;

import java.util.List;

/**
 * The placings that bring pixels as near as can be to where they belong, by the sum of squares.
 *
 * <p>Both are solved round the middle of the points, which keeps the figures small: a map may lie
 * millions of units away from where it begins to count.
 */
final class LeastSquares {

  private LeastSquares() {}

  /**
   * Shifted, turned and scaled. With pixels and points as complex numbers (a picture counts
   * downwards, so its y is turned round) it is one factor, the projection of one on the other.
   *
   * @param matches whose pixels are not all the same
   */
  static Placing similar(List<Match> matches) {
    PointCloud from = PointCloud.ofPixels(matches);
    PointCloud to = PointCloud.ofPoints(matches);
    double real = 0;
    double imaginary = 0;
    for (Match match : matches) {
      double px = match.pixel().x() - from.x();
      double py = from.y() - match.pixel().y();
      double qx = match.point().x() - to.x();
      double qy = match.point().y() - to.y();
      real += qx * px + qy * py;
      imaginary += qy * px - qx * py;
    }
    real /= from.square();
    imaginary /= from.square();
    return through(from, to, new Placing(real, imaginary, 0, imaginary, -real, 0));
  }

  /**
   * Stretched and slanted too: the normal equations of two lines, one for each coordinate.
   *
   * @param matches whose pixels do not lie in a line
   */
  static Placing affine(List<Match> matches) {
    PointCloud from = PointCloud.ofPixels(matches);
    PointCloud to = PointCloud.ofPoints(matches);
    double xu = 0;
    double yu = 0;
    double xv = 0;
    double yv = 0;
    for (Match match : matches) {
      double px = match.pixel().x() - from.x();
      double py = match.pixel().y() - from.y();
      double qx = match.point().x() - to.x();
      double qy = match.point().y() - to.y();
      xu += px * qx;
      yu += py * qx;
      xv += px * qy;
      yv += py * qy;
    }
    double area = from.determinant();
    return through(
        from,
        to,
        new Placing(
            (from.yy() * xu - from.xy() * yu) / area,
            (from.xx() * yu - from.xy() * xu) / area,
            0,
            (from.yy() * xv - from.xy() * yv) / area,
            (from.xx() * yv - from.xy() * xv) / area,
            0));
  }

  /** The middle of the pixels lies on the middle of the points. */
  private static Placing through(PointCloud from, PointCloud to, Placing linear) {
    return linear.bringing(
        new Match(
            new Pixel(from.x(), from.y()), new org.groma.model.topology.Point(to.x(), to.y())));
  }
}
