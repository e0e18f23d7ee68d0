package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;

/** A siege is kept before a city, by a leader of the active nation or its allies. */
final class SiegeMarkers extends WorldInvariant {

  SiegeMarkers() {
    super("markers.siege", "XXIV.C");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent.SiegeKept || event instanceof SequenceEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      int leader = world.siegeOf(province);
      if (leader < 0) {
        continue;
      }
      if (!world.hasCity(province)) {
        broken.add(names.leader(leader) + " besieges no city in " + names.place(province));
      }
      int nation = world.setting().leader(leader).nation();
      boolean acting =
          world.active() >= 0 && (world.diplomacy().bloc(world.active()) & 1L << nation) != 0;
      if (!acting) {
        broken.add(
            names.leader(leader) + " besieges " + names.place(province) + " out of his activation");
      }
    }
  }
}
