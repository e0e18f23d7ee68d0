package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;

/**
 * Every counter of every pool is in exactly one place: somewhere on the map, in its pool or out of
 * the game. The lists of who is where say the same as the places of the units.
 */
final class UnitsConserved extends WorldInvariant {

  UnitsConserved() {
    super("units.conserved", "III.B");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof UnitEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Roster roster = world.setting().roster();
    int places = world.setting().board().size();
    int onMap = 0;
    for (int unit = 0; unit < roster.size(); unit++) {
      int place = world.place(unit);
      onMap += place >= 0 ? 1 : 0;
      if (place >= places || place < World.GONE) {
        broken.add(names.unit(unit) + " is nowhere: " + place);
      }
    }
    int listed = 0;
    for (int place = 0; place < places; place++) {
      int before = -1;
      for (int unit = world.firstAt(place); unit >= 0; unit = world.nextAt(unit)) {
        listed++;
        if (world.place(unit) != place || unit <= before) {
          broken.add(names.unit(unit) + " is listed in " + names.place(place) + " by mistake");
        }
        if (unit <= before) {
          break;
        }
        before = unit;
      }
    }
    if (listed != onMap) {
      broken.add(onMap + " units are on the map, but " + listed + " are listed there");
    }
  }
}
