package org.groma.exporters.picture;

/**
 * An angle with its sine and cosine, which a search for room needs again and again.
 *
 * @param degrees counter-clockwise
 */
record Turn(double degrees, double cos, double sin) {

  static final Turn NONE = new Turn(0, 1, 0);

  static Turn of(double degrees) {
    double angle = StrictMath.toRadians(degrees);
    return degrees == 0 ? NONE : new Turn(degrees, StrictMath.cos(angle), StrictMath.sin(angle));
  }

  /** Along the text. */
  double along(double x, double y) {
    return cos * x + sin * y;
  }

  /** Across the text, upwards. */
  double across(double x, double y) {
    return cos * y - sin * x;
  }
}
