package org.groma.engine.invasions.player;

import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;

/** How the players stand to each other, and how strong nations are. */
final class Standing {

  private Standing() {}

  static int seat(World world, int nation) {
    return world.setting().nation(nation).seat();
  }

  static boolean isSameSeat(World world, int nation, int other) {
    return (world.setting().sameSeat(nation) & 1L << other) != 0;
  }

  /** Whether a player has more points than every other opponent of a nation's player. */
  static boolean isLeadingOpponent(World world, int nation, int seat) {
    int own = seat(world, nation);
    int points = Winner.points(world, seat);
    for (int other = 0; other < world.setting().scenario().players().size(); other++) {
      if (other != own && other != seat && Winner.points(world, other) > points) {
        return false;
      }
    }
    return seat != own;
  }

  /** How many units of its own a nation has on the map. */
  static int units(World world, int nation) {
    Roster roster = world.setting().roster();
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      count += world.isOnMap(unit) && !roster.kind(unit).isFleet() ? 1 : 0;
    }
    return count;
  }

  /** What the land of a nation scores in the blocks to come, in halves. */
  static double land(World world, int nation) {
    double sum = 0;
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      sum += Worth.points(world, nation, province);
    }
    return sum;
  }

  /** How many turns are left after this one. */
  static int turnsLeft(World world) {
    return world.setting().victory().lastTurn(world.realms().isIslamCreated()) - world.turn();
  }

  /** The province of a nation's horde or capital, or -1. */
  static int home(World world, int nation) {
    return world.horde(nation) >= 0 ? world.horde(nation) : world.capital(nation);
  }
}
