package org.groma.engine.cycles.combat;

import java.util.List;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.Rule;

/** The stronger side of an exchange loses units. */
@Rule("7.2")
final class Losses {

  private Losses() {}

  /**
   * Removes units of printed strength of at least so much, all if there is no more; tells which.
   *
   * @param position whose they are; nobody has none
   */
  static List<Integer> take(Play play, int position, List<Integer> units, int due) {
    List<Integer> lost =
        Odds.printed(play.world(), units) <= due
            ? List.copyOf(units)
            : play.ask(new TakeLosses(play.world(), position, units, due));
    lost.forEach(play::remove);
    return lost;
  }
}
