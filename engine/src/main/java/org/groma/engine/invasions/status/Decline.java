package org.groma.engine.invasions.status;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;

/** Stands in until the chapter on Decline is here. */
public final class Decline {

  private Decline() {}

  public static void change(Play play, int nation, int levels) {
    int level = Math.clamp((long) play.world().decline(nation) + levels, 0, 2);
    play.happen(new NationEvent.DeclineSet(nation, level));
  }
}
