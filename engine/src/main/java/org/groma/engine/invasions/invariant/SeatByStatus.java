package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/**
 * After a step Barbarians have no capital, and a Civilized nation keeps a horde only as long as it
 * has no city to settle in.
 */
final class SeatByStatus extends WorldInvariant {

  SeatByStatus() {
    super("nations.seat-by-status", "VII.D");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.StepEnded;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      boolean barbarian = world.isBarbarian(nation);
      int capital = world.capital(nation);
      if (barbarian && capital >= 0) {
        broken.add(names.nation(nation) + " are Barbarians with a capital");
      }
      if (!barbarian && world.horde(nation) >= 0 && holdsCity(world, nation)) {
        broken.add(names.nation(nation) + " have a city and keep their horde");
      }
      if (barbarian && world.activity(nation) == Activity.ACTIVE && world.horde(nation) < 0) {
        broken.add(names.nation(nation) + " are Barbarians without a horde");
      }
      if (capital >= 0 && world.holder(capital) != nation) {
        broken.add(
            names.place(capital)
                + ", capital of "
                + names.nation(nation)
                + ", is held by "
                + names.nation(world.holder(capital)));
      }
    }
  }

  private static boolean holdsCity(World world, int nation) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.holder(province) == nation && world.hasCity(province)) {
        return true;
      }
    }
    return false;
  }
}
