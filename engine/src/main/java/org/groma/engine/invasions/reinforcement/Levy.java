package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.kernel.Rule;

/**
 * Barbarian units come to their horde, however many stand there already; one unit where the time
 * table has nothing, and never more than one for a vassal (XXIX.F).
 */
@Rule({"IX.D", "XXIX.F"})
final class Levy {

  private Levy() {}

  static void raise(Play play, int nation) {
    int horde = play.world().horde(nation);
    if (horde < 0) {
      return;
    }
    List<TimeTable.Wanted> listed = new ArrayList<>();
    int open = 0;
    boolean called = false;
    for (TimeTable.Kind kind : List.of(TimeTable.Kind.INVASION, TimeTable.Kind.REINFORCEMENT)) {
      for (TimeTable.Entry entry : play.setting().timeTable().entries(play.world().turn(), kind)) {
        if (entry.nation() == nation && !entry.atSetup()) {
          listed.addAll(entry.units());
          open += entry.count();
          called = true;
          invade(play, entry);
        }
      }
    }
    if (!called) {
      open = play.setting().figures().reinforcement().byDefault();
    }
    UnitSet units = units(play, nation, listed, open);
    Placement.place(play, units, horde);
    if (play.table().isHeard() && !units.isEmpty()) {
      play.tell(new RealmTold.Reinforced(nation, horde, units));
    }
  }

  private static void invade(Play play, TimeTable.Entry entry) {
    if (entry.kind() == TimeTable.Kind.INVASION) {
      play.happen(new NationEvent.InvasionSet(entry.nation(), true));
    }
  }

  private static UnitSet units(Play play, int nation, List<TimeTable.Wanted> listed, int open) {
    UnitSet units = Draft.listed(play.world(), nation, listed);
    if (play.world().diplomacy().suzerain(nation) >= 0) {
      int most = play.setting().figures().reinforcement().vassalAtMost();
      return units.isEmpty()
          ? Draft.open(play, nation, Math.min(open, most), UnitSet.NONE)
          : PickUnits.ask(play, nation, units, most);
    }
    return units.plus(Draft.open(play, nation, open, units));
  }
}
