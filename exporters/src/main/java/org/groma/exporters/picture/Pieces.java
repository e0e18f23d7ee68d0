package org.groma.exporters.picture;

/**
 * Pieces of line, each as x and y of its two ends, in bundles that follow one another along an
 * outline. A bundle that lies wholly to one side of where a question is asked is passed over, which
 * changes no answer.
 */
final class Pieces {

  private static final int BUNDLE = 12;

  /** Rounding must not make a bundle seem farther away than one of its pieces. */
  private static final double DOUBT = 1 + 1e-9;

  private final double[] ends;
  private final double[] low;
  private final double[] high;

  Pieces(double[] ends) {
    this.ends = ends;
    int bundles = (ends.length / 4 + BUNDLE - 1) / BUNDLE;
    low = new double[2 * bundles];
    high = new double[2 * bundles];
    for (int bundle = 0; bundle < bundles; bundle++) {
      for (int axis = 0; axis < 2; axis++) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = from(bundle) + axis; i < to(bundle); i += 2) {
          least = Math.min(least, ends[i]);
          most = Math.max(most, ends[i]);
        }
        low[2 * bundle + axis] = least;
        high[2 * bundle + axis] = most;
      }
    }
  }

  double[] ends() {
    return ends;
  }

  int bundles() {
    return low.length / 2;
  }

  /** Where the first piece of a bundle starts among the ends. */
  int from(int bundle) {
    return 4 * BUNDLE * bundle;
  }

  int to(int bundle) {
    return Math.min(ends.length, 4 * BUNDLE * (bundle + 1));
  }

  /** Whether no piece of a bundle comes into a box round a middle. */
  boolean isOutside(int bundle, double x, double y, double halfWidth, double halfHeight) {
    double width = halfWidth * DOUBT;
    double height = halfHeight * DOUBT;
    return low[2 * bundle] - x > width
        || x - high[2 * bundle] > width
        || low[2 * bundle + 1] - y > height
        || y - high[2 * bundle + 1] > height;
  }

  /** Whether no piece of a bundle crosses the level of y. */
  boolean isAside(int bundle, double y) {
    return low[2 * bundle + 1] > y || high[2 * bundle + 1] <= y;
  }
}
