package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import org.groma.exporters.picture.Scene;

/**
 * Where a scene lies on a page, in points.
 *
 * @param origin the lower left corner of the scene, in map units
 * @param scale points a map unit
 * @param left where the origin lies on the page
 * @param window what the page shows; nothing outside is drawn
 */
record Placing(Origin origin, double scale, double left, double bottom, Rectangle2D window) {

  /** A point of the map. */
  record Origin(double x, double y) {}

  /** A whole box of the map, as large as fits in the middle of a rectangle. */
  static Placing fit(Scene.Box box, Rectangle2D room) {
    double scale = Math.min(room.getWidth() / box.width(), room.getHeight() / box.height());
    return of(
        box,
        scale,
        room.getCenterX() - box.width() * scale / 2,
        room.getCenterY() - box.height() * scale / 2);
  }

  /** A whole box of the map with its lower left corner at a point of the page. */
  static Placing of(Scene.Box box, double scale, double left, double bottom) {
    return new Placing(
        new Origin(box.west(), box.south()),
        scale,
        left,
        bottom,
        new Rectangle2D.Double(left, bottom, box.width() * scale, box.height() * scale));
  }

  Placing seenThrough(Rectangle2D other) {
    return new Placing(origin, scale, left, bottom, window.createIntersection(other));
  }

  double x(double mapX) {
    return left + (mapX - origin.x) * scale;
  }

  double y(double mapY) {
    return bottom + (mapY - origin.y) * scale;
  }
}
