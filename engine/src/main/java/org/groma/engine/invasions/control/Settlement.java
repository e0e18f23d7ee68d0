package org.groma.engine.invasions.control;

import org.groma.engine.invasions.event.Activity;
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
    long areas = world.takeUnsettled(); // elsewhere it would come out as it did the last time
    if (areas != 0) {
      settle(play, areas);
    }
    if (play.table().isHeard()) {
      play.tell(new SequenceTold.ControlSettled());
    }
  }

  private static void settle(Play play, long areas) {
    World world = play.world();
    Board board = world.setting().board();
    byte[] holders = new byte[board.provinces()];
    byte[] claims = new byte[holders.length];
    int[] stirred = world.provincesIn(areas);
    for (int i : stirred) {
      holders[i] = (byte) standing(world, i);
      claims[i] = ProvinceControl.isOutpost(world, i) ? World.NOBODY : holders[i];
    }
    for (int area = 0; area < board.areas(); area++) {
      if ((areas & 1L << area) != 0) {
        settle(play, area, AreaControl.claimed(world, area, claims));
      }
    }
    for (int i : stirred) {
      int holder = holders[i] == AreaControl.EMPTY ? incumbentAt(world, i) : holders[i];
      if (holder != world.holder(i)) {
        play.happen(new LandEvent.HolderChanged(i, holder));
      }
    }
  }

  private static void settle(Play play, int area, int incumbent) {
    if (incumbent != play.world().incumbent(area)) {
      play.happen(new LandEvent.IncumbentChanged(area, incumbent));
    }
  }

  /** Control goes hand in hand with the city: a capital is its nation's until it falls (III.F). */
  private static int standing(World world, int province) {
    if (world.capitalAt(province) >= 0) {
      return world.capitalAt(province);
    }
    if (isLeftToItsKing(world, province)) {
      return world.holder(province);
    }
    return world.isEmpty(province) ? AreaControl.EMPTY : ProvinceControl.byUnits(world, province);
  }

  /**
   * A fallen capital that was given back is to be the capital again, on no condition: it stays its
   * nation's however few stand there, and even if the bond ends before Income.
   */
  @Rule({"XIV.I", "XXVII.C"})
  private static boolean isLeftToItsKing(World world, int province) {
    int holder = world.holder(province);
    return holder >= 0
        && world.realms().returnedCity(holder) == province
        && world.capital(holder) < 0
        && world.activity(holder) != Activity.GONE
        && world.hasCity(province);
  }

  private static int incumbentAt(World world, int province) {
    Board board = world.setting().board();
    int area = board.area(province);
    return area < 0 || !board.isInPlay(province) ? World.NOBODY : world.incumbent(area);
  }
}
