package org.groma.engine.cycles.leader;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Leaders are captured instead of being eliminated, where leaders are rolled for. */
@Rule("13.6")
public final class Custody {

  private Custody() {}

  /** Whether leaders are captured in this game. */
  public static boolean isUsed(World world) {
    return world.setting().options().namedLeaders();
  }

  /** The leaders whom units of a position hold. */
  public static List<Integer> heldBy(World world, int captor) {
    List<Integer> found = new ArrayList<>();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.isCaptive(leader) && world.owner(world.holder(leader)) == captor) {
        found.add(leader);
      }
    }
    return found;
  }

  /**
   * Looks after leaders who are in a place without units of their own. Units of others hold them:
   * the one that came last, which is the one that found them. Nobody lives on at sea or beside a
   * neutral garrison; elsewhere a leader waits for who comes.
   */
  public static void settle(Play play, int place) {
    World world = play.world();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (place >= 0 && !world.isCaptive(leader) && world.leaderAt(leader) == place) {
        meet(play, leader, place);
      }
    }
  }

  /** The same in all places; after each phase, since units come to the board in many ways. */
  public static void settle(Play play) {
    World world = play.world();
    for (int leader = 0; isUsed(world) && leader < world.leaderCount(); leader++) {
      if (!world.isCaptive(leader) && world.leaderAt(leader) != World.BOX) {
        meet(play, leader, world.leaderAt(leader));
      }
    }
  }

  private static void meet(Play play, int leader, int place) {
    World world = play.world();
    int there = world.occupant(place);
    if (there == world.leaderOwner(leader)) {
      return;
    }
    if (there != World.NOBODY) {
      play.happen(new LeaderEvent.Taken(leader, world.firstUnitAt(place)));
      Ransom.release(play, leader);
    } else if (world.board().isSea(place) || world.hasGarrison(place)) {
      play.happen(new LeaderEvent.Lost(leader));
    }
  }

  /** A unit is about to be eliminated or exchanged: whom it holds gets free, but not at sea. */
  public static void release(Play play, int unit) {
    World world = play.world();
    if (!isUsed(world) || !world.isOnBoard(unit) || world.board().isSea(world.place(unit))) {
      return;
    }
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.holder(leader) == unit) {
        List<Integer> friends = liberators(world, leader);
        if (friends.isEmpty()) {
          play.happen(new LeaderEvent.Freed(leader));
        } else {
          Appointment.post(play, leader, friends);
        }
      }
    }
  }

  /** The areas beside a captive from where his own fight who holds him. */
  private static List<Integer> liberators(World world, int leader) {
    int own = world.leaderOwner(leader);
    boolean fighting = world.phase() == Phase.MOVEMENT || world.phase() == Phase.COMBAT;
    List<Integer> found = new ArrayList<>();
    if (fighting && world.active() == own) {
      Board board = world.board();
      int place = world.leaderAt(leader);
      for (int i = 0; i < board.degree(place); i++) {
        if (world.occupant(board.near(place, i)) == own) {
          found.add(board.near(place, i));
        }
      }
      found.sort(null);
    }
    return found;
  }
}
