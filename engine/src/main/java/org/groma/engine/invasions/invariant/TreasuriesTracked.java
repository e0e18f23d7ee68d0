package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;

/** Inactive nations, and raiders who never become active, have no Gold. */
final class TreasuriesTracked extends WorldInvariant {

  TreasuriesTracked() {
    super("treasury.tracked", "VI.C");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof NationEvent.GoldChanged;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (world.gold(nation) != 0 && !world.setting().nation(nation).treasury()) {
        broken.add(names.nation(nation) + " have no Treasury, but Gold");
      }
    }
  }
}
