package org.groma.engine.cycles.leader;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What leaders of a position do for it by being where they are; captives do nothing. */
@Rule("13.6")
public final class Presence {

  private Presence() {}

  /** The columns of the administration table that leaders in the area of the capital add. */
  public static int columns(World world, int position) {
    int capital = world.capital(position);
    int share = 0;
    for (int leader = first(world, position); leader < first(world, position + 1); leader++) {
      if (capital != World.BOX && !world.isCaptive(leader) && world.leaderAt(leader) == capital) {
        share += world.leaderKind(leader).administration();
      }
    }
    return share / world.setting().numbers().administrationStep();
  }

  /** The most tribute that a position may pay to anybody; 0 where the usual rule holds. */
  @Rule("13.7")
  public static int tribute(World world, int position) {
    int most = 0;
    for (int leader = first(world, position); leader < first(world, position + 1); leader++) {
      if (!world.isCaptive(leader) && world.leaderAt(leader) != World.BOX) {
        most = Math.max(most, world.leaderKind(leader).tribute());
      }
    }
    return most;
  }

  private static int first(World world, int position) {
    return position * world.setting().leaders();
  }
}
