package org.groma.exporters.svg;

import java.util.Locale;
import org.groma.model.limit.HeapRoom;

/** How much may still be drawn: a short path of curves can stand for thousands of points each. */
final class Ink {

  private static final int MOST_POINTS = HeapRoom.own().holds(100, 20_000_000);

  private int used;

  /** Draws some points, or ends the reading. */
  void spend(int points) {
    used += points;
    if (used > MOST_POINTS) {
      throw new Misdrawn(
          String.format(
              Locale.ROOT,
              "the drawing comes to more than %,d points, for which Groma has no memory. Simplify"
                  + " its curves.",
              MOST_POINTS));
    }
  }
}
