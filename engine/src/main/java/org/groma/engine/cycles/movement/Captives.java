package org.groma.engine.cycles.movement;

import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Leaders who are found alone by others are eliminated, or captured where that is the rule. */
@Rule({"10.2", "13.6"})
public final class Captives {

  private Captives() {}

  /** Units of a position came into an area. */
  public static void take(Play play, int area, int position) {
    World world = play.world();
    if (Custody.isUsed(world)) {
      Custody.settle(play, area);
      return;
    }
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.leaderAt(leader) == area && world.leaderOwner(leader) != position) {
        play.happen(new LeaderEvent.Lost(leader));
      }
    }
  }
}
