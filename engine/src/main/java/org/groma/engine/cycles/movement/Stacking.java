package org.groma.engine.cycles.movement;

import org.groma.engine.cycles.setting.Weight;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** How many units of a position an area holds. */
@Rule("6")
public final class Stacking {

  private static final int MOST = 2;

  private Stacking() {}

  /** Whether a unit may stand in an area beside its friends there. */
  public static boolean fits(World world, int area, int unit) {
    return fits(world, area, world.owner(unit), world.kindOf(unit).weight(), unit);
  }

  /** Whether a new unit of a kind may stand in an area beside the friends that are there. */
  public static boolean fitsKind(World world, int area, int position, int kind) {
    return fits(world, area, position, world.setting().kinds().get(kind).weight(), World.NOBODY);
  }

  private static boolean fits(World world, int area, int position, Weight weight, int self) {
    int count = 1;
    for (int each = world.firstUnitAt(area); each >= 0; each = world.nextUnit(each)) {
      if (each != self && world.owner(each) == position) {
        count++;
        if (count > MOST || !weight.standsWith(world.kindOf(each).weight())) {
          return false;
        }
      }
    }
    return true;
  }
}
