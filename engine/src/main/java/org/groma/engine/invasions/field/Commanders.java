package org.groma.engine.invasions.field;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.movement.LoneLeader;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The leaders of a nation and its friends who are in a province. */
@Rule({"III.C", "XX.J"})
public final class Commanders {

  private Commanders() {}

  static boolean isAt(World world, int leader, int nation, int province) {
    return world.leaderPlace(leader) == province && isFriend(world, leader, nation);
  }

  private static boolean isFriend(World world, int leader, int nation) {
    return (world.diplomacy().friends(nation) & 1L << card(world, leader).nation()) != 0;
  }

  static int at(World world, int nation, int province) {
    int count = 0;
    for (int leader = world.firstLeaderAt(province);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      count += isFriend(world, leader, nation) ? 1 : 0;
    }
    return count;
  }

  /** How many leaders a nation has in play anywhere. */
  static int count(World world, int nation) {
    int count = 0;
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      count += world.isInPlay(world.setting().leader(nation, i)) ? 1 : 0;
    }
    return count;
  }

  /** The one with the best combat bonus, the first among equals; -1 without any. */
  public static int ablest(World world, int nation, int province) {
    int best = Stack.NO_LEADER;
    for (int leader = world.firstLeaderAt(province);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      if (isFriend(world, leader, nation)
          && (best < 0 || card(world, leader).combat() > card(world, best).combat())) {
        best = leader;
      }
    }
    return best;
  }

  /** The one with the best stacking bonus, the first among equals; -1 without any. */
  public static int broadest(World world, int nation, int province) {
    int best = Stack.NO_LEADER;
    for (int leader = world.firstLeaderAt(province);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      if (isFriend(world, leader, nation)
          && (best < 0 || card(world, leader).stacking() > card(world, best).stacking())) {
        best = leader;
      }
    }
    return best;
  }

  /** Whether one of them cannot be ambushed in the mountains. */
  static boolean knowsMountains(World world, int nation, int province) {
    for (int leader = world.firstLeaderAt(province);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      if (isFriend(world, leader, nation) && card(world, leader).mountain()) {
        return true;
      }
    }
    return false;
  }

  private static LeaderCard card(World world, int leader) {
    return world.setting().leader(leader);
  }

  /**
   * Leaders without a unit left go to the nearest friendly province, whatever lies between; where
   * there is none, they are lost.
   */
  static void escape(Play play, int nation, int province) {
    World world = play.world();
    int following;
    for (int leader = world.firstLeaderAt(province); leader >= 0; leader = following) {
      following = world.nextLeaderAt(leader); // he is about to leave the list
      if (isFriend(world, leader, nation)) {
        int refuge = LoneLeader.nearestFriendly(world, card(world, leader).nation(), province);
        play.happen(
            refuge < 0 ? new LeaderEvent.Fell(leader) : new LeaderEvent.Posted(leader, refuge));
      }
    }
  }
}
