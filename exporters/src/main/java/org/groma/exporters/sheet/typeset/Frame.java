package org.groma.exporters.sheet.typeset;

import org.groma.exporters.Paper;
import org.groma.exporters.pdf.Orientation;

/**
 * The part of a page that text fills.
 *
 * @param width of the page
 * @param height of the page
 */
public record Frame(
    double width, double height, double left, double top, double right, double bottom) {

  private static final double SIDE = 45;
  private static final double ABOVE = 62;
  private static final double BELOW = 56;

  public static Frame of(Paper paper) {
    return of(paper, Orientation.PORTRAIT);
  }

  public static Frame of(Paper paper, Orientation lying) {
    double width = lying.width(paper);
    double height = lying.height(paper);
    return new Frame(width, height, SIDE, ABOVE, width - SIDE, height - BELOW);
  }

  public double measure() {
    return right - left;
  }

  public double depth() {
    return bottom - top;
  }
}
