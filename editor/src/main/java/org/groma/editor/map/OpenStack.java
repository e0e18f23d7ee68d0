package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;

/**
 * A stack whose counters are fanned out on a card over the map.
 *
 * @param middle where, on the map
 */
public record OpenStack(Place place, Point middle, int counters) {

  /** The side of its counters in pixels: large enough to be read and taken hold of. */
  public static final double SIDE = 26;

  private static final double MARGIN = 6;

  /** Where its counters lie, in the pixels of a sheet whose origin is that of the map. */
  public StackRow row(double pixel) {
    return row(middle.x() / pixel, -middle.y() / pixel);
  }

  /** The same with its middle elsewhere. */
  public StackRow row(double x, double y) {
    return new StackRow(counters, x, y, SIDE, true);
  }

  /** The card under counters. */
  public static Rectangle2D card(StackRow row) {
    Rectangle2D box = row.box();
    return new Rectangle2D.Double(
        box.getX() - MARGIN,
        box.getY() - MARGIN,
        box.getWidth() + 2 * MARGIN,
        box.getHeight() + 2 * MARGIN);
  }

  /** Whether a point of the map lies under its card. */
  public boolean covers(Point at, double pixel) {
    return card(row(pixel)).contains(at.x() / pixel, -at.y() / pixel);
  }

  /** The counter under a point of the map. */
  public Optional<Integer> counterAt(Point at, double pixel) {
    return row(pixel).at(at.x() / pixel, -at.y() / pixel);
  }
}
