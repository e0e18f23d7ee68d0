package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.groma.engine.cycles.leader.Swiftness;
import org.groma.engine.cycles.mercenary.Bands;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Where a unit can get to by land in one turn. */
@Rule("5.1")
public final class Reach {

  private final World world;
  private final Board board;
  private final int unit;
  private final int position;
  private final boolean avoidsDesert;

  private Reach(World world, int unit) {
    this.world = world;
    this.board = world.board();
    this.unit = unit;
    this.position = world.owner(unit);
    this.avoidsDesert = avoidsDesert(world, unit);
  }

  /** Whether a unit is a tribe that may not enter deserts. */
  @Rule("9.3.1")
  public static boolean avoidsDesert(World world, int unit) {
    return world.kind(unit) == world.setting().kinds().tribe()
        && !world.group(world.owner(unit)).deserts();
  }

  /** The areas in which the unit may end, sorted; not where it stands now. */
  public static List<Integer> of(World world, int unit) {
    return new Reach(world, unit).areas(world.kindOf(unit).movement());
  }

  /** Where it may end if it takes the leader of its area along; never less than alone. */
  @Rule("13.6")
  public static List<Integer> led(World world, int unit) {
    return new Reach(world, unit).areas(Swiftness.paces(world, unit));
  }

  /** Whether a unit comes through one of some areas within so many paces. */
  public static boolean passes(World world, int unit, int paces, Set<Integer> areas) {
    Reach reach = new Reach(world, unit);
    int start = world.place(unit);
    if (reach.board.isSea(start) || paces < 0) {
      return false;
    }
    boolean[] found = new boolean[reach.board.areas()];
    reach.search(start, paces, false, found);
    return areas.stream().anyMatch(area -> found[area]);
  }

  private List<Integer> areas(int paces) {
    int start = world.place(unit);
    boolean[] found = new boolean[board.areas()];
    if (board.isSea(start) || paces == 0) {
      return List.of();
    }
    search(start, paces, false, found);
    search(start, paces + 1, true, found);
    List<Integer> areas = new ArrayList<>();
    for (int area = 0; area < found.length; area++) {
      if (found[area]
          && area != start
          && !world.isBarred(area, position)
          && Stacking.fits(world, area, unit)
          && !Truce.isRefused(world, position, area)) {
        areas.add(area);
      }
    }
    return areas;
  }

  /** Along roads only, a unit goes one area further. */
  private void search(int start, int paces, boolean roadsOnly, boolean[] found) {
    int[] distance = new int[board.areas()];
    Arrays.fill(distance, -1);
    int[] queue = new int[board.areas()];
    int end = 0;
    queue[end++] = start;
    distance[start] = 0;
    for (int head = 0; head < end; head++) {
      int at = queue[head];
      found[at] = true;
      for (int i = 0; distance[at] < paces && i < board.degree(at); i++) {
        int next = board.near(at, i);
        if (distance[next] < 0 && (!roadsOnly || board.isRoad(at, i)) && isOpen(next)) {
          distance[next] = distance[at] + 1;
          queue[end++] = next;
        }
      }
    }
  }

  private boolean isOpen(int area) {
    return (!world.isBarred(area, position) || Bands.areAllLeased(world, area, position))
        && !(avoidsDesert && board.isDesert(area))
        && !Bounds.areClosed(world, unit, area);
  }
}
