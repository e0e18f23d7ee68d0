package org.groma.engine.invasions.events;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.raid.Raid;
import org.groma.engine.invasions.raid.RaidMarkers;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.kernel.Rule;

/** The raids that the time table calls for, in its order; then marks that were not renewed fade. */
@Rule("X.C")
public final class RaidStep {

  private RaidStep() {}

  public static void run(Play play) {
    for (TimeTable.Entry entry :
        play.setting().timeTable().entries(play.world().turn(), TimeTable.Kind.RAID)) {
      if (play.world().activity(entry.nation()) == Activity.RAIDER) {
        Raid.byRaiders(play, entry.nation());
      }
    }
    RaidMarkers.fade(play);
  }
}
