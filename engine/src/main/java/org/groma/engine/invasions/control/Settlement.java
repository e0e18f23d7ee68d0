package org.groma.engine.invasions.control;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Settles who controls what: provinces by the units in them, then Areas, then the empty provinces
 * of controlled Areas.
 */
@Rule({"XII.B", "XII.C"})
public final class Settlement {

  private Settlement() {}

  public static void settle(Play play) {
    World world = play.world();
    Board board = world.setting().board();
    int[] holders = new int[board.provinces()];
    for (int i = 0; i < holders.length; i++) {
      holders[i] = world.isEmpty(i) ? AreaControl.EMPTY : ProvinceControl.byUnits(world, i);
    }
    for (int area = 0; area < board.areas(); area++) {
      int incumbent = new AreaControl(world, area, holders).claimed();
      if (incumbent != world.incumbent(area)) {
        play.happen(new LandEvent.IncumbentChanged(area, incumbent));
      }
    }
    for (int i = 0; i < holders.length; i++) {
      int holder = holders[i] == AreaControl.EMPTY ? incumbentAt(world, i) : holders[i];
      if (holder != world.holder(i)) {
        play.happen(new LandEvent.HolderChanged(i, holder));
      }
    }
    if (play.table().isHeard()) {
      play.tell(new SequenceTold.ControlSettled());
    }
  }

  private static int incumbentAt(World world, int province) {
    int area = world.setting().board().area(province);
    return area < 0 ? World.NOBODY : world.incumbent(area);
  }
}
