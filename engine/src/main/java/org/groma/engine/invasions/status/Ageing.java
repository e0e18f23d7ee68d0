package org.groma.engine.invasions.status;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;

/** Stands in until the chapter on ages is here. */
public final class Ageing {

  private Ageing() {}

  public static void age(Play play, int nation, int spaces) {
    play.happen(new NationEvent.AgeSet(nation, play.world().age(nation) + spaces));
  }
}
