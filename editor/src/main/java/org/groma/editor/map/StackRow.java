package org.groma.editor.map;

import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/**
 * Where the counters of one stack are on the screen: a row round a point, closer together the more
 * there are.
 *
 * @param x the middle of the row, in pixels
 * @param side of one counter, in pixels
 */
public record StackRow(int counters, double x, double y, double side) {

  private static final double SIDE = 22;
  private static final double WIDEST = 3.2;

  /** The side of counters at a zoom, by the side in pixels of a province of middling size. */
  public static double side(double typicalSide) {
    return SIDE * Math.clamp(typicalSide / 70, 0.5, 1.25);
  }

  /** The side in pixels of a province of middling size. */
  public static double typicalSide(Envelope extent, int provinces, double scale) {
    return Math.sqrt(extent.getArea() / Math.max(1, provinces)) * scale;
  }

  private double step() {
    return side * Math.min(1.08, WIDEST / counters);
  }

  /** The left edge of a counter. */
  public double left(int counter) {
    return x - (step() * (counters - 1) + side) / 2 + counter * step();
  }

  public double top() {
    return y - side / 2;
  }

  /** The counter under a pixel; of those that overlap the one in front. */
  public Optional<Integer> at(double px, double py) {
    if (py < top() || py > top() + side) {
      return Optional.empty();
    }
    for (int i = counters - 1; i >= 0; i--) {
      if (px >= left(i) && px <= left(i) + side) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
