package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.state.World;

/** Units that guard certain Areas are in one of them. */
final class Confined extends WorldInvariant {

  Confined() {
    super("units.confined-to-their-areas", "XVIII.K");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof UnitEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      long areas = world.setting().kind(unit).areas();
      int place = world.place(unit);
      if (areas != 0 && place >= 0 && world.setting().board().isProvince(place)) {
        int area = world.setting().board().area(place);
        if (area < 0 || (areas & 1L << area) == 0) {
          broken.add(names.unit(unit) + " has left its Areas for " + names.place(place));
        }
      }
    }
  }
}
