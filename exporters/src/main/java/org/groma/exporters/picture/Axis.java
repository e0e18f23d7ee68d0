package org.groma.exporters.picture;

import org.locationtech.jts.algorithm.MinimumDiameter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/**
 * The direction in which a shape is longest.
 *
 * @param degrees from the east counter-clockwise, 0 to 180
 * @param elongation how many times longer than broad
 */
public record Axis(double degrees, double elongation) {

  public static Axis of(Geometry shape) {
    Coordinate[] c = MinimumDiameter.getMinimumRectangle(shape).getCoordinates();
    if (c.length < 4) {
      return new Axis(0, 1);
    }
    double first = c[0].distance(c[1]);
    double second = c[1].distance(c[2]);
    Coordinate from = first >= second ? c[0] : c[1];
    Coordinate to = first >= second ? c[1] : c[2];
    double degrees = StrictMath.toDegrees(StrictMath.atan2(to.y - from.y, to.x - from.x));
    return new Axis(
        (degrees + 360) % 180,
        Math.max(first, second) / Math.max(Math.min(first, second), Double.MIN_NORMAL));
  }

  /** The axis as text may follow it: from left to right, and not too steep. */
  public double slope(double steepest) {
    return Math.clamp(degrees > 90 ? degrees - 180 : degrees, -steepest, steepest);
  }
}
