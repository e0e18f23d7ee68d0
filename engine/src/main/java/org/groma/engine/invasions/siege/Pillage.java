package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.invasions.setting.PillageMarkers;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Rule;

/** Draws pillage markers from the reserve. */
@Rule({"XI.F", "XXIV.D"})
public final class Pillage {

  private Pillage() {}

  /** Draws markers together, gains their Gold, and has their events follow one by one. */
  public static void draw(Play play, int nation, int count) {
    PillageMarkers markers = play.setting().pillageMarkers();
    Dice dice = play.table().dice();
    int[] reserve = markers.full();
    int left = reserve.length;
    for (int i = 0; i < count && left > 0; i++) {
      int picked = dice.below(left);
      PillageMarker marker = markers.at(reserve[picked]);
      reserve[picked] = reserve[--left];
      play.happen(new NationEvent.PillageDrawn(nation, marker.card()));
      play.happen(new NationEvent.GoldChanged(nation, 2 * marker.gold()));
      PillageEffects.follow(play, nation, marker);
    }
  }
}
