package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.Rule;

/** Draws one of several by dice, each as likely as the others. */
@Rule("14.2.4")
final class Lots {

  private static final int SIDES = 6;

  private Lots() {}

  static <T> T draw(Play play, List<T> of) {
    if (of.size() == 1) {
      return of.getFirst();
    }
    while (true) {
      int roll = play.roll(Cast.SPECIAL) - 1;
      for (int size = SIDES; size < of.size(); size *= SIDES) {
        roll = roll * SIDES + play.roll(Cast.SPECIAL) - 1;
      }
      if (roll < of.size()) {
        return of.get(roll);
      }
    }
  }
}
