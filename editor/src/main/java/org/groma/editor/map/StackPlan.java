package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;

/**
 * How the counters of one place are shown at a zoom, and where on the screen.
 *
 * @param row where they lie if they are all to be seen
 */
public record StackPlan(Place place, StackRow row, StackForm form) {

  /** How wide a dot is beside a counter. */
  private static final double DOT = 0.55;

  /** So small, the letters of a counter cannot be read. */
  private static final double LEGIBLE = 17;

  /**
   * The plan for a stack.
   *
   * @param ground the size of its place in square pixels
   */
  static StackPlan of(Place place, StackRow row, double ground) {
    Rectangle2D spread = row.box();
    double pile = row.side() * row.side();
    return new StackPlan(
        place,
        row,
        StackForm.of(spread.getWidth() * spread.getHeight(), pile, DOT * DOT * pile, ground));
  }

  /**
   * The plan for a stack of the map, in the pixels of a sheet whose origin is that of the map.
   *
   * @param provinces how many the map has
   * @param pixel map units a pixel
   */
  public static Optional<StackPlan> of(
      MapIndex index, int provinces, double pixel, Place place, int counters) {
    double side = StackRow.side(StackRow.typicalSide(index.extent(), provinces, 1 / pixel));
    return counters == 0
        ? Optional.empty()
        : index
            .stackAt(place)
            .map(at -> new StackRow(counters, at.x() / pixel, -at.y() / pixel, side))
            .map(row -> of(place, row, index.stackGround(place) / (pixel * pixel)));
  }

  /** What it covers. */
  public Rectangle2D box() {
    double side =
        switch (form) {
          case SPREAD, PILE -> row.side();
          case DOT -> DOT * row.side();
          case GONE -> 0;
        };
    return form == StackForm.SPREAD
        ? row.box()
        : new Rectangle2D.Double(row.x() - side / 2, row.y() - side / 2, side, side);
  }

  /** Whether a point of the map lies on it. */
  public boolean covers(Point at, double pixel) {
    return box().contains(at.x() / pixel, -at.y() / pixel);
  }

  /** The counter under a point of the map, if counters are to be seen one by one. */
  public Optional<Integer> counterAt(Point at, double pixel) {
    return form == StackForm.SPREAD ? row.at(at.x() / pixel, -at.y() / pixel) : Optional.empty();
  }

  /** Whether more is to be seen of it when it is opened. */
  public boolean isClosed() {
    return form != StackForm.SPREAD || row.isCrowded() || row.side() < LEGIBLE;
  }
}
