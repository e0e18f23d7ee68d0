package org.groma.model.topology;

import java.math.BigDecimal;

/** The decimal grid that all coordinates lie on: {@code digits} places after the point. */
public record Precision(int digits) {

  /** Largest coordinate accepted; with nine digits a coordinate is still exact in a double. */
  public static final double LARGEST = 1e6;

  private static final double[] SCALES = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

  /** A thousandth of a map unit. */
  public static final Precision STANDARD = new Precision(3);

  public Precision {
    if (digits < 0 || digits >= SCALES.length) {
      throw new IllegalArgumentException("precision is 0 to 9 digits, not " + digits);
    }
  }

  /**
   * Fine enough that the longer side of a map of this extent has at least ten million grid steps.
   */
  public static Precision forExtent(double longerSide) {
    int magnitude = (int) Math.ceil(Math.log10(Math.max(longerSide, 1e-2)));
    return new Precision(Math.clamp(8 - magnitude, 0, SCALES.length - 1));
  }

  public double round(double value) {
    return at(steps(value));
  }

  /** The smallest distance between two different coordinates. */
  public double step() {
    return 1 / SCALES[digits];
  }

  /** The coordinate counted in steps, a whole number. */
  double steps(double value) {
    return Math.rint(value * SCALES[digits]);
  }

  /** The coordinate that lies a whole number of steps from zero. */
  double at(double steps) {
    return steps / SCALES[digits] + 0.0; // no -0.0: it is one place, with one spelling
  }

  public boolean isOnGrid(double value) {
    return round(value) == value;
  }

  /** The coordinate as a decimal without superfluous zeros. */
  public String write(double value) {
    long steps = Math.round(value * SCALES[digits]);
    long scale = (long) SCALES[digits];
    if (steps % scale == 0) {
      return Long.toString(steps / scale);
    }
    return BigDecimal.valueOf(steps, digits).stripTrailingZeros().toPlainString();
  }

  public static boolean isInRange(double value) {
    return Math.abs(value) <= LARGEST; // false for NaN too
  }
}
