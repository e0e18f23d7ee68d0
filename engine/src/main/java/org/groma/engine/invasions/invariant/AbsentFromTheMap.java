package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;

/** Nations that have not come, only raid or have vanished have nothing of their own on the map. */
final class AbsentFromTheMap extends WorldInvariant {

  AbsentFromTheMap() {
    super("nations.absent-from-the-map", "IX.G");
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
      Activity activity = world.activity(nation);
      if (activity != Activity.ACTIVE && activity != Activity.INACTIVE) {
        search(names, world, nation, broken);
      }
    }
  }

  private static void search(Names names, World world, int nation, List<String> broken) {
    String who = names.nation(nation) + " are " + world.activity(nation) + ", but ";
    if (world.horde(nation) >= 0 || world.capital(nation) >= 0) {
      broken.add(who + "have a horde or a capital");
    }
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && !world.isLent(unit)) {
        broken.add(who + names.unit(unit) + " is in " + names.place(world.place(unit)));
      }
    }
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (world.isInPlay(leader) && world.setting().leader(leader).nation() == nation) {
        broken.add(who + names.leader(leader) + " is in play");
      }
    }
  }
}
