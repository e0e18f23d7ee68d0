package org.groma.engine.cycles.leader;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What a leader aboard adds to the roll whether his ship sinks. */
@Rule({"5.3", "13.6"})
public final class Navigation {

  private Navigation() {}

  /** For a leader of this number, or -1 for none. */
  public static int bonus(World world, int leader) {
    return leader < 0 ? 0 : world.leaderKind(leader).sinking();
  }
}
