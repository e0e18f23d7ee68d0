package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Units of some positions are doubled when they attack whoever holds a city.
 *
 * @param holders against whom, if they hold it
 */
@Rule("14.2.8")
public record DoubledAgainst(List<Integer> positions, List<Integer> holders, int city)
    implements Special {

  public DoubledAgainst {
    positions = List.copyOf(positions);
    holders = List.copyOf(holders);
  }

  public static DoubledAgainst of(Said said) {
    return new DoubledAgainst(
        said.positions("nations"), said.positions("holders"), said.city("city"));
  }

  @Override
  public boolean concerns(int who) {
    return positions.contains(who);
  }

  /** The strength of a unit in an attack on an area is so many times as much. */
  public static int factor(World world, int unit, int area) {
    for (DoubledAgainst rule : world.setting().specials().all(DoubledAgainst.class)) {
      if (rule.positions.contains(world.owner(unit))
          && world.occupant(area) != World.NOBODY
          && world.occupant(area) == rule.holder(world)
          && rule.holders.contains(world.occupant(area))) {
        return 2;
      }
    }
    return 1;
  }

  /** Who stands in the city, or else owns it. */
  private int holder(World world) {
    int there = world.occupant(Holdings.area(world, city));
    return there == World.NOBODY ? world.cityOwner(city) : there;
  }
}
