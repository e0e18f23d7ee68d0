package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Some positions keep a few units without upkeep. They may name others at any time, so it is always
 * the dearest that are free.
 *
 * @param free how many
 */
@Rule("14.2.8")
public record Knights(List<Integer> positions, int free) implements Special {

  public Knights {
    positions = List.copyOf(positions);
  }

  public static Knights of(Said said) {
    return new Knights(said.positions("nations"), said.number("free"));
  }

  @Override
  public boolean concerns(int who) {
    return positions.contains(who);
  }

  /** Whether a unit is kept for nothing. */
  public static boolean isFree(World world, int unit) {
    int position = world.owner(unit);
    return world
        .setting()
        .specials()
        .of(Knights.class, position)
        .filter(rule -> rank(world, unit) < rule.free)
        .isPresent();
  }

  /** How many units of the same position are dearer; of equal ones the first counts as dearer. */
  private static int rank(World world, int unit) {
    int rank = 0;
    for (int other : world.unitsOf(world.owner(unit))) {
      int more = upkeep(world, other) - upkeep(world, unit);
      rank += more > 0 || (more == 0 && other < unit) ? 1 : 0;
    }
    return rank;
  }

  private static int upkeep(World world, int unit) {
    return world.kindOf(unit).upkeep(world.stage(world.owner(unit)));
  }
}
