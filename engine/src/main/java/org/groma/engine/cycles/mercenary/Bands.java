package org.groma.engine.cycles.mercenary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Combat units of a barbarian that can serve somebody. Units of two positions never share an area
 * (6), so those of one area enter a service together; who serves already may leave alone.
 */
@Rule({"6", "13.4"})
public final class Bands {

  private Bands() {}

  /** Whether only units stand in an area that a position has leased to somebody. */
  public static boolean areAllLeased(World world, int area, int lessor) {
    if (!world.setting().options().mercenaries() || world.firstUnitAt(area) < 0) {
      return false;
    }
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (world.lessor(unit) != lessor) {
        return false;
      }
    }
    return true;
  }

  static List<List<Integer>> of(World world, int lessor, int lessee) {
    List<List<Integer>> found = new ArrayList<>();
    world.hired(lessee, lessor).forEach(unit -> found.add(List.of(unit)));
    int[] room = new int[world.setting().kinds().counters()];
    for (int counter = 0; counter < room.length; counter++) {
      room[counter] = world.roomFor(counter, lessee);
    }
    for (List<Integer> band : byArea(world, lessor).values()) {
      int[] left = room.clone();
      band.forEach(unit -> left[world.counter(unit)]--);
      if (band.stream().allMatch(unit -> left[world.counter(unit)] >= 0)) {
        found.add(band);
        room = left;
      }
    }
    return found;
  }

  private static Map<Integer, List<Integer>> byArea(World world, int lessor) {
    Map<Integer, List<Integer>> found = new TreeMap<>();
    for (int unit : world.unitsOf(lessor)) {
      if (world.kind(unit) != world.setting().kinds().tribe()) {
        found.computeIfAbsent(world.place(unit), _ -> new ArrayList<>()).add(unit);
      }
    }
    return found;
  }
}
