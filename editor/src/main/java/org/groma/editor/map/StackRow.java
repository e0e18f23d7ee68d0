package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/**
 * Where the counters of one stack are on the screen: in rows round a point. Rows move closer
 * together the more there are, columns never do, so that every symbol can be read; in a stack that
 * is open nothing covers anything.
 *
 * @param x the middle of the stack, in pixels
 * @param side of one counter, in pixels
 */
public record StackRow(int counters, double x, double y, double side, boolean open) {

  private static final double SIDE = 22;
  private static final int ACROSS = 4;
  private static final double APART = 1.05;
  private static final double HIGHEST = 3;

  /** Of an open stack: wider than high. */
  private static final double BREADTH = 1.6;

  /** One that is not open. */
  public StackRow(int counters, double x, double y, double side) {
    this(counters, x, y, side, false);
  }

  /** The side of counters at a zoom, by the side in pixels of a province of middling size. */
  public static double side(double typicalSide) {
    return SIDE * Math.clamp(typicalSide / 70, 0.5, 1.25);
  }

  /** The side in pixels of a province of middling size. */
  public static double typicalSide(Envelope extent, int provinces, double scale) {
    return Math.sqrt(extent.getArea() / Math.max(1, provinces)) * scale;
  }

  private int across() {
    return open ? Math.max(ACROSS, (int) Math.ceil(Math.sqrt(BREADTH * counters))) : ACROSS;
  }

  private int rows() {
    return (counters + across() - 1) / across();
  }

  private double down() {
    return side * (open ? APART : Math.min(APART, HIGHEST / rows()));
  }

  /** Whether rows cover each other. */
  boolean isCrowded() {
    return down() < side;
  }

  /** The left edge of a counter. */
  public double left(int counter) {
    int row = counter / across();
    int inRow = Math.min(across(), counters - row * across());
    double step = side * APART;
    return x - (step * (inRow - 1) + side) / 2 + counter % across() * step;
  }

  /** The upper edge of a counter. */
  public double top(int counter) {
    int row = counter / across();
    return y - (down() * (rows() - 1) + side) / 2 + row * down();
  }

  /** What all of it covers. */
  public Rectangle2D box() {
    double wide = side * (APART * (Math.min(across(), counters) - 1) + 1);
    double high = down() * (rows() - 1) + side;
    return new Rectangle2D.Double(x - wide / 2, y - high / 2, wide, high);
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
