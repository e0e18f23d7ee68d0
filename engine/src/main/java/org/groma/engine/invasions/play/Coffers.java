package org.groma.engine.invasions.play;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.kernel.Rule;

/**
 * Gold that comes to a nation by plunder or trade. Inactive nations, and raiders who never become
 * active, have no Treasury in which they could keep it.
 */
@Rule({"VI.B", "VI.C"})
public final class Coffers {

  private Coffers() {}

  public static void gain(Play play, int nation, int halves) {
    if (halves > 0 && play.setting().nation(nation).treasury()) {
      play.happen(new NationEvent.GoldChanged(nation, halves));
    }
  }
}
