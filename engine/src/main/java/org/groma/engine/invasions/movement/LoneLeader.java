package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What becomes of a leader whose whole stack was eliminated outside a battle. */
@Rule("XX.J")
public final class LoneLeader {

  private LoneLeader() {}

  /** Checks the leaders of these nations who are left in a province without any friendly unit. */
  static void check(Play play, int province, long nations) {
    World world = play.world();
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      int nation = world.setting().leader(leader).nation();
      if (world.leaderPlace(leader) == province
          && (nations & 1L << nation) != 0
          && world.countAt(province, world.diplomacy().friends(nation)) == 0) {
        check(play, leader, nation);
      }
    }
  }

  private static void check(Play play, int leader, int nation) {
    if (!play.table().d2(Roll.LEADER_SURVIVAL)) {
      play.happen(new LeaderEvent.Fell(leader));
      return;
    }
    int refuge = nearestFriendly(play.world(), nation, play.world().leaderPlace(leader));
    if (refuge < 0) {
      play.happen(new LeaderEvent.Fell(leader));
    } else {
      play.happen(new LeaderEvent.Posted(leader, refuge));
    }
  }

  /** However far it is and whoever stands between; -1 without any friendly land that is open. */
  public static int nearestFriendly(World world, int nation, int from) {
    Board board = world.setting().board();
    boolean[] seen = new boolean[board.size()];
    int[] queue = new int[board.provinces()];
    int end = 0;
    queue[end++] = from;
    seen[from] = true;
    for (int head = 0; head < end; head++) {
      for (int i = 0; i < board.degree(queue[head]); i++) {
        int next = board.target(queue[head], i);
        if (!seen[next] && board.isProvince(next) && board.isInPlay(next)) {
          if (world.setting().access().mayEnter(nation, next, world.turn())
              && Attitude.of(world, nation, next) == Attitude.OfProvince.FRIENDLY) {
            return next;
          }
          seen[next] = true;
          queue[end++] = next;
        }
      }
    }
    return -1;
  }
}
