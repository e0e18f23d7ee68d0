package org.groma.engine.invasions.submission;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.field.WayTerms;
import org.groma.engine.invasions.field.Ways;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Provinces that can take in displaced units. */
@Rule("IX.B")
final class Havens {

  private Havens() {}

  /** The empty and friendly neighbours. */
  static List<Integer> around(World world, int nation, int province) {
    List<Integer> found = new ArrayList<>();
    for (int stop : Ways.of(world, WayTerms.ofDisplacement(nation, province)).stops()) {
      found.add(stop);
    }
    return found;
  }

  static boolean isIsland(World world, int province) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(province); i++) {
      if (board.isProvince(board.target(province, i))) {
        return false;
      }
    }
    return true;
  }

  /** The empty and friendly provinces across a sea zone in which a friendly fleet lies. */
  static List<Integer> overseas(World world, int nation, int province) {
    Board board = world.setting().board();
    BitSet found = new BitSet();
    for (int i = 0; i < board.degree(province); i++) {
      int sea = board.target(province, i);
      boolean shipped =
          board.isSea(sea) && world.countAt(sea, world.diplomacy().friends(nation)) > 0;
      for (int j = 0; shipped && j < board.degree(sea); j++) {
        int to = board.target(sea, j);
        found.set(to, to != province && board.isProvince(to) && takesIn(world, nation, to));
      }
    }
    return found.stream().boxed().toList();
  }

  private static boolean takesIn(World world, int nation, int province) {
    return world.setting().board().isInPlay(province)
        && world.setting().access().mayEnter(nation, province, world.turn())
        && (world.isEmpty(province)
            || Attitude.of(world, nation, province) == Attitude.OfProvince.FRIENDLY);
  }

  /** Those that lie in the direction of the horde or capital; all, if that is here or nowhere. */
  static List<Integer> nearestToSeat(World world, int nation, int province, List<Integer> havens) {
    int seat = world.isBarbarian(nation) ? world.horde(nation) : world.capital(nation);
    if (seat < 0 || seat == province) {
      return havens;
    }
    int[] distance = distances(world.setting().board(), seat);
    int least = Integer.MAX_VALUE;
    for (int haven : havens) {
      least = Math.min(least, distance[haven]);
    }
    List<Integer> nearest = new ArrayList<>();
    for (int haven : havens) {
      if (distance[haven] == least) {
        nearest.add(haven);
      }
    }
    return nearest;
  }

  /** Where units of a nation stand elsewhere, the nearest such province it may enter. */
  static int nearestOwnUnits(World world, int nation, int province) {
    Board board = world.setting().board();
    int[] distance = distances(board, province);
    int best = World.NOBODY;
    for (int to = 0; to < board.provinces(); to++) {
      if (to != province
          && world.countAt(to, 1L << nation) > 0
          && world.setting().access().mayEnter(nation, to, world.turn())
          && (best < 0 || distance[to] < distance[best])) {
        best = to;
      }
    }
    return best;
  }

  private static int[] distances(Board board, int from) {
    int[] distance = new int[board.provinces()];
    Arrays.fill(distance, Integer.MAX_VALUE);
    int[] queue = new int[board.provinces()];
    int end = 0;
    distance[from] = 0;
    queue[end++] = from;
    for (int head = 0; head < end; head++) {
      int at = queue[head];
      for (int i = 0; i < board.degree(at); i++) {
        int to = board.target(at, i);
        if (board.isProvince(to) && distance[to] == Integer.MAX_VALUE) {
          distance[to] = distance[at] + 1;
          queue[end++] = to;
        }
      }
    }
    return distance;
  }

  /**
   * The neighbour with most units on the map of those who may have vassals; {@link World#NOBODY}
   * where nobody is near.
   */
  static int strongestNeighbour(World world, int nation, int province) {
    Board board = world.setting().board();
    long neighbours = 0;
    for (int i = 0; i < board.degree(province); i++) {
      int to = board.target(province, i);
      neighbours |= board.isProvince(to) ? world.mastersAt(to) : 0;
    }
    neighbours &= ~(1L << nation);
    int best = World.NOBODY;
    int most = 0;
    for (long rest = neighbours; rest != 0; rest &= rest - 1) {
      int neighbour = Long.numberOfTrailingZeros(rest);
      int units = strength(world, neighbour);
      if (units > most && Submission.mayRule(world, neighbour)) {
        best = neighbour;
        most = units;
      }
    }
    return best;
  }

  private static int strength(World world, int nation) {
    int count = 0;
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      count += world.isOnMap(unit) && world.master(unit) == nation ? 1 : 0;
    }
    return count;
  }

  /** The neighbouring provinces in which a nation's units stand and the displaced may go. */
  static List<Integer> of(World world, int nation, int neighbour, int province) {
    Board board = world.setting().board();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; neighbour >= 0 && i < board.degree(province); i++) {
      int to = board.target(province, i);
      if (board.isProvince(to)
          && world.countAt(to, 1L << neighbour) > 0
          && world.setting().access().mayEnter(nation, to, world.turn())
          && !found.contains(to)) {
        found.add(to);
      }
    }
    return found;
  }
}
