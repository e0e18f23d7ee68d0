package org.groma.exporters;

/** A size of paper, upright, in points of 1/72 inch. */
public enum Paper {
  A4(595.28, 841.89),
  LETTER(612, 792);

  private final double width;
  private final double height;

  Paper(double width, double height) {
    this.width = width;
    this.height = height;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }
}
