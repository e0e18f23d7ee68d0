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

  /** Where a scenario gives a position better leaders, those of them who fight at all are so. */
  private static int shift(World world, int leader, int columns) {
    int usual = world.setting().leaderShift(world.leaderOwner(leader));
    if (world.leaderKind(leader).equals(LeaderKind.ORDINARY)) {
      return usual;
    }
    return columns == 0 ? 0 : Math.max(columns, usual);
  }
}
