package org.groma.editor.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.picture.Axis;
import org.groma.exporters.picture.Pole;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Polygon;

/**
 * Finds the largest room for a text within a shape, along its long axis where that helps. Because a
 * name never leaves its own shape, names of different places never overlap, at any zoom.
 */
final class LabelRoom {

  private static final double STEEPEST = 62;
  private static final int ALONG = 7;
  private static final int HALVINGS = 9;
  private static final int ASIDE = 10;

  /** Room for letters must not touch the border. */
  private static final double AIR = 1.12;

  private final Coordinate[][] rings;
  private final Coordinate pole;
  private final double extent;
  private final double axis;

  private LabelRoom(Coordinate[][] rings, Coordinate pole, double extent, double axis) {
    this.rings = rings;
    this.pole = pole;
    this.extent = extent;
    this.axis = axis;
  }

  /** Where a text stands: its middle, its slope in degrees, and the height of its letters. */
  record Spot(double x, double y, double angle, double size) {}

  static LabelRoom of(Polygon polygon) {
    Envelope box = polygon.getEnvelopeInternal();
    double extent = Math.max(box.getWidth(), box.getHeight());
    Coordinate[][] rings = new Coordinate[1 + polygon.getNumInteriorRing()][];
    rings[0] = polygon.getExteriorRing().getCoordinates();
    for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
      rings[i + 1] = polygon.getInteriorRingN(i).getCoordinates();
    }
    return new LabelRoom(rings, Pole.of(polygon), extent, Axis.of(polygon).slope(STEEPEST));
  }

  /** The point farthest from the outline: where a mark stands. */
  Coordinate pole() {
    return pole;
  }

  /**
   * The spot where a text can be largest.
   *
   * @param width of the text when its letters are 1 high
   * @param height of the whole text then
   * @param most no letters need to be higher
   */
  Optional<Spot> find(double width, double height, double most) {
    Spot best = null;
    for (double angle : new double[] {0, axis, axis / 2}) {
      double radians = Math.toRadians(angle);
      double cos = Math.cos(radians);
      double sin = Math.sin(radians);
      for (int i = -ALONG; i <= ALONG; i++) {
        double shift = i * extent / (3.0 * ALONG);
        for (int across = -2; across <= 2; across++) {
          double aside = across * extent / 14;
          double x = pole.x + shift * cos - aside * sin;
          double y = pole.y + shift * sin + aside * cos;
          double least = best == null ? 0 : best.size * (angle == 0 ? 1.02 : 1.15);
          if (least >= most || !fits(x, y, cos, sin, width, height, Math.max(least, most / 500))) {
            continue;
          }
          best = new Spot(x, y, angle, largest(x, y, cos, sin, width, height, least, most));
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Whether a text has room about a point.
   *
   * @param width of the text as it stands there
   */
  boolean holds(double x, double y, double width, double height) {
    return fits(x, y, 1, 0, width, height, 1);
  }

  /** Points all over the shape, those nearest to another first. */
  List<Coordinate> aside(double x, double y) {
    Envelope box = new Envelope();
    for (Coordinate corner : rings[0]) {
      box.expandToInclude(corner);
    }
    List<Coordinate> points = new ArrayList<>();
    for (int row = 1; row < ASIDE; row++) {
      for (int column = 1; column < ASIDE; column++) {
        points.add(
            new Coordinate(
                box.getMinX() + box.getWidth() * column / ASIDE,
                box.getMinY() + box.getHeight() * row / ASIDE));
      }
    }
    Coordinate first = new Coordinate(x, y);
    points.sort(Comparator.comparingDouble(first::distance));
    return points;
  }

  private double largest(
      double x,
      double y,
      double cos,
      double sin,
      double width,
      double height,
      double least,
      double most) {
    if (fits(x, y, cos, sin, width, height, most)) {
      return most;
    }
    double low = least;
    double high = most;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (fits(x, y, cos, sin, width, height, middle)) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Whether no border comes into the box of a text, and its middle is inside. */
  private boolean fits(
      double x, double y, double cos, double sin, double width, double height, double size) {
    double halfWidth = width * size * AIR / 2;
    double halfHeight = height * size * AIR / 2;
    boolean inside = false;
    for (Coordinate[] ring : rings) {
      for (int i = 0; i < ring.length - 1; i++) {
        Coordinate a = ring[i];
        Coordinate b = ring[i + 1];
        if (a.y > y != b.y > y && x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)) {
          inside = !inside;
        }
        double ax = (a.x - x) * cos + (a.y - y) * sin;
        double ay = (a.y - y) * cos - (a.x - x) * sin;
        double bx = (b.x - x) * cos + (b.y - y) * sin;
        double by = (b.y - y) * cos - (b.x - x) * sin;
        if (meets(ax, ay, bx, by, halfWidth, halfHeight)) {
          return false;
        }
      }
    }
    return inside;
  }

  /** Whether a segment comes into a box round the origin. */
  private static boolean meets(
      double ax, double ay, double bx, double by, double halfWidth, double halfHeight) {
    if (Math.min(ax, bx) > halfWidth
        || Math.max(ax, bx) < -halfWidth
        || Math.min(ay, by) > halfHeight
        || Math.max(ay, by) < -halfHeight) {
      return false;
    }
    // the box is wholly on one side of the segment's line, or it is met
    double dx = bx - ax;
    double dy = by - ay;
    double turn = dx * ay - dy * ax;
    return Math.abs(turn) <= Math.abs(dx) * halfHeight + Math.abs(dy) * halfWidth;
  }
}
