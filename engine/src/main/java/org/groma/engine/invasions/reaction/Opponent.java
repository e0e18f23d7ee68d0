package org.groma.engine.invasions.reaction;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Who may react to a stack that has entered a province. */
@Rule("XIX")
final class Opponent {

  private Opponent() {}

  /**
   * The hostile controller; where nobody controls the province, the enemy with most units there
   * (ruling C7); {@link World#NOBODY} if nobody is entitled to react.
   */
  static int of(World world, Stack stack) {
    int holder = world.holder(stack.place());
    if (holder >= 0) {
      Stance stance = Attitude.between(world, stack.nation(), holder, stack.place());
      return stance == Stance.HOSTILE ? holder : World.NOBODY;
    }
    long enemies =
        Attitude.hostile(world, stack.nation(), world.occupants(stack.place()), stack.place());
    int best = enemies == 0 ? World.NOBODY : Long.numberOfTrailingZeros(enemies);
    for (long rest = enemies; rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      if (world.countAt(stack.place(), 1L << nation) > world.countAt(stack.place(), 1L << best)) {
        best = nation;
      }
    }
    return best;
  }

  /** The opponent's land units in the province, with those of its friends who are hostile too. */
  static UnitSet defenders(World world, int opponent, Stack stack) {
    long nations =
        Attitude.hostile(
            world,
            stack.nation(),
            world.diplomacy().friends(opponent) & world.occupants(stack.place()),
            stack.place());
    return world.unitsAt(
        stack.place(),
        unit ->
            (nations & 1L << world.master(unit)) != 0
                && !world.isSetAside(unit)
                && !world.setting().kind(unit).isFleet());
  }
}
