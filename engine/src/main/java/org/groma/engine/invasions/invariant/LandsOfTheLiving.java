package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/** Land on the map in play is controlled, and by nations that are there. */
final class LandsOfTheLiving extends WorldInvariant {

  LandsOfTheLiving() {
    super("control.by-the-living", "XII.B");
  }

  /** A nation vanishes in several events; control is settled after them. */
  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.ControlSettled;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    for (int province = 0; province < board.provinces(); province++) {
      int holder = world.holder(province);
      if (holder >= 0 && isAway(world, holder)) {
        broken.add(
            names.place(province)
                + " is held by "
                + names.nation(holder)
                + ", who are "
                + world.activity(holder));
      }
      if (!board.isInPlay(province) && (holder >= 0 || !world.isEmpty(province))) {
        broken.add(names.place(province) + " is off the map and not empty");
      }
    }
    for (int area = 0; area < board.areas(); area++) {
      int incumbent = world.incumbent(area);
      if (incumbent >= 0 && isAway(world, incumbent)) {
        broken.add(
            names.area(area) + " is controlled by " + names.nation(incumbent) + ", who are away");
      }
    }
  }

  private static boolean isAway(World world, int nation) {
    return world.activity(nation) == Activity.GONE || world.activity(nation) == Activity.ABSENT;
  }
}
