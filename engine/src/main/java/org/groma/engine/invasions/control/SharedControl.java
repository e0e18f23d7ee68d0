package org.groma.engine.invasions.control;

import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Allies whose units stand together control a province together, and split what it brings. */
@Rule("XXVI.B")
public final class SharedControl {

  private SharedControl() {}

  /**
   * The ally whose units hold a province together with those of its controller; {@link
   * World#NOBODY} where none do.
   */
  public static int sharer(World world, int controller, int province) {
    long allies = world.diplomacy().allies(controller);
    if (allies == 0 || world.countAt(province, 1L << controller) == 0) {
      return World.NOBODY;
    }
    for (long rest = allies; rest != 0; rest &= rest - 1) {
      int ally = Long.numberOfTrailingZeros(rest);
      if (world.countAt(province, 1L << ally) > 0) {
        return ally;
      }
    }
    return World.NOBODY;
  }

  /** Half of what a shared province brings, rounded up as everything is (III.A). */
  public static int half(int amount) {
    return Math.ceilDiv(amount, 2);
  }
}
