package org.groma.engine.invasions.player;

import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.reaction.ChooseInterceptors;
import org.groma.engine.invasions.reaction.Flight;
import org.groma.engine.invasions.state.World;

/** What to do when somebody comes: intercept with a force that can win, flee from one that will. */
final class Reactions {

  /** From which die roll on a flight is worth a try. */
  private static final int HOPEFUL = 6;

  private Reactions() {}

  /** The stack that is strongest against the intruder, if it is strong enough. */
  static List<Stack> interceptors(ChooseInterceptors decision) {
    World world = decision.world();
    Stack intruder = decision.able().target();
    Stack best = null;
    int most = 0;
    for (Stack stack : decision.able().stacks()) {
      int strength = strength(world, stack, intruder.place());
      if (strength > most) {
        most = strength;
        best = stack;
      }
    }
    int defenders = world.countAt(intruder.place(), world.diplomacy().bloc(decision.chooser()));
    boolean strong = best != null && 10 * (most + defenders) >= 9 * intruder.units().size();
    return strong ? List.of(best) : List.of();
  }

  private static int strength(World world, Stack stack, int province) {
    UnitSet units = stack.units();
    int room = Stacking.limit(world, stack.nation(), province, stack.leader());
    int combat = stack.hasLeader() ? world.setting().leader(stack.leader()).combat() : 0;
    return Math.min(units.size(), room) + combat;
  }

  static boolean flees(Flight.ChooseFlight decision) {
    return decision.needed() <= HOPEFUL;
  }
}
