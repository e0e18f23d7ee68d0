package org.groma.editor.map;

import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/**
 * Where the counters of one stack are on the screen: in rows of four round a point. Rows move
 * closer together the more there are, columns never do, so that every symbol can be read.
 *
 * @param x the middle of the stack, in pixels
 * @param side of one counter, in pixels
 */
public record StackRow(int counters, double x, double y, double side) {

  private static final double SIDE = 22;
  private static final int ACROSS = 4;
  private static final double APART = 1.05;
  private static final double HIGHEST = 3;

  /** The side of counters at a zoom, by the side in pixels of a province of middling size. */
  public static double side(double typicalSide) {
    return SIDE * Math.clamp(typicalSide / 70, 0.5, 1.25);
  }

  /** The side in pixels of a province of middling size. */
  public static double typicalSide(Envelope extent, int provinces, double scale) {
    return Math.sqrt(extent.getArea() / Math.max(1, provinces)) * scale;
  }

  private int rows() {
    return (counters + ACROSS - 1) / ACROSS;
  }

  /** The left edge of a counter. */
  public double left(int counter) {
    int row = counter / ACROSS;
    int inRow = Math.min(ACROSS, counters - row * ACROSS);
    double step = side * APART;
    return x - (step * (inRow - 1) + side) / 2 + counter % ACROSS * step;
  }

  /** The upper edge of a counter. */
  public double top(int counter) {
    double step = side * Math.min(APART, HIGHEST / rows());
    int row = counter / ACROSS;
    return y - (step * (rows() - 1) + side) / 2 + row * step;
  }

  /** The counter under a pixel; of those that overlap the one in front. */
  public Optional<Integer> at(double px, double py) {
    for (int i = counters - 1; i >= 0; i--) {
      if (px >= left(i) && px <= left(i) + side && py >= top(i) && py <= top(i) + side) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
