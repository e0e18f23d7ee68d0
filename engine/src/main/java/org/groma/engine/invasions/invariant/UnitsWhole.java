package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.state.World;

/** Only elites have a damaged side, and a unit that is off the map is as good as new. */
final class UnitsWhole extends WorldInvariant {

  UnitsWhole() {
    super("units.whole", "XX.H");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof UnitEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      if (world.isDamaged(unit)) {
        if (!world.isOnMap(unit)) {
          broken.add(names.unit(unit) + " is damaged in " + names.place(world.place(unit)));
        }
        if ((world.setting().kind(unit).traits() & Trait.ELITE) == 0) {
          broken.add(names.unit(unit) + " is damaged and no elite");
        }
      }
    }
  }
}
