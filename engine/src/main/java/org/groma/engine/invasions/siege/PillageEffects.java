package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.kernel.Rule;

/** What a pillage marker brings besides Gold. */
@Rule("XXIV.D")
final class PillageEffects {

  private PillageEffects() {}

  /**
   * Called once for every marker drawn, after its Gold. Public events are to happen here at once,
   * private ones to go to the nation's hand, and a Usurper to rise in a Civilized nation; they come
   * with the chapters on events and calamities.
   */
  static void follow(Play play, int nation, PillageMarker marker) {}
}
