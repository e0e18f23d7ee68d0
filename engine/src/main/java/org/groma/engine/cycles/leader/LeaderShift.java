package org.groma.engine.cycles.leader;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The columns that a leader shifts odds by; none where nobody leads. */
@Rule({"10.2", "13.6", "14.2.6"})
public final class LeaderShift {

  private LeaderShift() {}

  /** For a leader of this number, or -1 for none. */
  public static int onLand(World world, int leader) {
    return leader < 0 ? 0 : shift(world, leader, world.leaderKind(leader).land());
  }

  /** For a leader of this number, or -1 for none. */
  public static int atSea(World world, int leader) {
    return leader < 0 ? 0 : shift(world, leader, world.leaderKind(leader).naval());
  }

  /** What a scenario says of the leaders of a position goes before the table. */
  private static int shift(World world, int leader, int columns) {
    int said = world.setting().leaderShift(world.leaderOwner(leader));
    return world.leaderKind(leader).equals(LeaderKind.ORDINARY)
            || said != world.setting().numbers().leaderShift()
        ? said
        : columns;
  }
}
