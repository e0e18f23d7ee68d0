package org.groma.engine.cycles.leader;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The columns that a leader shifts odds by; none where nobody leads. */
@Rule({"10.2", "14.2.6"})
public final class LeaderShift {

  private LeaderShift() {}

  /** For a leader of this number, or -1 for none. */
  public static int onLand(World world, int leader) {
    return leader < 0 ? 0 : world.setting().leaderShift(world.leaderOwner(leader));
  }

  /** For a leader of this number, or -1 for none. */
  public static int atSea(World world, int leader) {
    return leader < 0 ? 0 : world.setting().leaderShift(world.leaderOwner(leader));
  }
}
