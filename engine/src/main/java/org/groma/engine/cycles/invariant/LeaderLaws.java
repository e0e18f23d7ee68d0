package org.groma.engine.cycles.invariant;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.state.World;

/** What must hold of leaders. */
final class LeaderLaws {

  private LeaderLaws() {}

  /** A captive is with a unit of somebody else that is on the board, where captives are made. */
  static List<String> captives(World world) {
    List<String> wrong = new ArrayList<>();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.isCaptive(leader)) {
        int holder = world.holder(leader);
        if (!world.setting().options().namedLeaders()) {
          wrong.add(name(world, leader) + " is a captive, which leaders never are here");
        }
        if (!world.isOnBoard(holder) || world.leaderAt(leader) != world.place(holder)) {
          wrong.add(name(world, leader) + " is not where who holds him is");
        }
        if (world.owner(holder) == world.leaderOwner(leader)) {
          wrong.add(name(world, leader) + " is a captive of his own");
        }
        if (world.leaderIn(world.place(holder), world.leaderOwner(leader)) == leader) {
          wrong.add(name(world, leader) + " leads though he is a captive");
        }
      }
    }
    return wrong;
  }

  /** Whoever has leaders on the board plays. */
  static List<String> owners(World world) {
    List<String> wrong = new ArrayList<>();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.leaderAt(leader) != World.BOX && !world.isPlaying(world.leaderOwner(leader))) {
        wrong.add(name(world, leader) + " is on the board, and his people do not play");
      }
    }
    return wrong;
  }

  private static String name(World world, int leader) {
    return "the leader of " + world.setting().position(world.leaderOwner(leader)).name();
  }
}
