package org.groma.validator.report;

import org.groma.model.topology.Point;

/**
 * A picture of the map on which findings are pinned.
 *
 * @param svg the picture, a whole SVG document
 * @param width of the picture
 * @param height of the picture, in the same units
 * @param west the x on the map of its left edge
 * @param north the y on the map of its upper edge
 * @param scale units of the picture a map unit
 */
public record Backdrop(
    String svg, double width, double height, double west, double north, double scale) {

  /** Where a point of the map lies, as a share of the width from the left edge. */
  double across(Point point) {
    return (point.x() - west) * scale / width;
  }

  /** Where a point of the map lies, as a share of the height from the upper edge. */
  double down(Point point) {
    return (north - point.y()) * scale / height;
  }

  boolean shows(Point point) {
    return isShare(across(point)) && isShare(down(point));
  }

  private static boolean isShare(double value) {
    return value >= 0 && value <= 1;
  }
}
