package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;

/** No Treasury is below 0. */
final class NeverInDebt extends WorldInvariant {

  NeverInDebt() {
    super("treasury.never-in-debt", "XIV.A");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof NationEvent.GoldChanged;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (world.gold(nation) < 0) {
        broken.add(names.nation(nation) + " owe " + -world.gold(nation) + " halves of Gold");
      }
    }
  }
}
