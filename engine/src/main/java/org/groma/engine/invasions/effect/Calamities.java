package org.groma.engine.invasions.effect;

import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;

/** Stands in until the chapter on calamities is here. */
public final class Calamities {

  private Calamities() {}

  @SuppressWarnings("unused")
  public static void strike(Play play, int nation, String id) {
    play.happen(new RealmEvent.CalamityStruck(nation, 0));
  }
}
