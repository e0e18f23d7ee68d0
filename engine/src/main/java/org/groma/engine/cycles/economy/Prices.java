package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.cycles.special.Armoury;
import org.groma.engine.cycles.special.Knights;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What units cost to buy and to keep. */
@Rule({"10.4", "10.5", "11.2"})
public final class Prices {

  /** It is not to be had. */
  public static final int NOT_POSSIBLE = -1;

  private Prices() {}

  /** What a new unit of a kind costs a position; {@link #NOT_POSSIBLE} where it has no such. */
  public static int price(World world, int position, int kind) {
    int usual = kindOf(world, kind).price(world.stage(position));
    return Armoury.price(world, position, kind, usual);
  }

  /** What keeping a unit costs each turn. */
  public static int upkeep(World world, int unit) {
    if (Knights.isFree(world, unit)) {
      return 0;
    }
    int usual = Math.max(0, world.kindOf(unit).upkeep(world.stage(world.owner(unit))));
    return Armoury.upkeep(world, unit, usual);
  }

  /** What all units of a position cost this turn. */
  public static int upkeepOf(World world, int position) {
    int sum = 0;
    for (int unit : world.unitsOf(position)) {
      sum += upkeep(world, unit);
    }
    return sum;
  }

  private static UnitKind kindOf(World world, int kind) {
    return world.setting().kinds().get(kind);
  }
}
