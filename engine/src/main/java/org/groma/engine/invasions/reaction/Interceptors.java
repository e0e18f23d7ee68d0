package org.groma.engine.invasions.reaction;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.FoedusDuty;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Who could intercept a stack: land units of the opponent and its allies within reach that are not
 * under attack themselves and have not missed the same stack already.
 *
 * @param opponent who decides
 * @param target the stack that entered
 * @param stacks for each nation and province all units that could come, with each leader they could
 *     come with, and without
 */
@Rule("XIX.A")
public record Interceptors(int opponent, Stack target, List<Stack> stacks) {

  public Interceptors {
    stacks = List.copyOf(stacks);
  }

  boolean isNobody() {
    return stacks.isEmpty();
  }

  static Interceptors of(World world, int opponent, Stack target) {
    List<Stack> found = new ArrayList<>();
    for (long rest = world.diplomacy().bloc(opponent); rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      boolean hostile = Attitude.hostile(world, target.nation(), 1L << nation, target.place()) != 0;
      if (hostile) {
        add(world, nation, target, found);
      }
    }
    return new Interceptors(opponent, target, found);
  }

  /** Ways are looked for last: they are dear, and most who are near enough cannot come anyway. */
  private static void add(World world, int nation, Stack target, List<Stack> found) {
    int paces = world.setting().figures().reaction().interception().paces();
    InterceptionRoutes routes = null;
    for (int from = world.nextProvinceOf(1L << nation, 0);
        from >= 0;
        from = world.nextProvinceOf(1L << nation, from + 1)) {
      if (world.setting().distances().between(from, target.place(), false) > paces
          || isAttacked(world, nation, from)) {
        continue;
      }
      UnitSet units = units(world, nation, from, target.place());
      if (units.isEmpty()) {
        continue;
      }
      if (routes == null) {
        routes = InterceptionRoutes.into(world, nation, target.place());
      }
      if (routes.isInReach(from)) {
        add(world, new Stack(nation, units, Stack.NO_LEADER, from), found);
      }
    }
  }

  private static UnitSet units(World world, int nation, int from, int target) {
    return FoedusDuty.free(
        world, world.unitsAt(from, unit -> mayCome(world, unit, nation, from, target)), from);
  }

  /** A stack, and the same with each leader it could come with. */
  private static void add(World world, Stack stack, List<Stack> found) {
    found.add(stack);
    for (int leader = world.firstLeaderAt(stack.place());
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      if (world.setting().leader(leader).nation() == stack.nation()) {
        found.add(new Stack(stack.nation(), stack.units(), leader, stack.place()));
      }
    }
  }

  private static boolean mayCome(World world, int unit, int nation, int from, int target) {
    return world.master(unit) == nation
        && !world.setting().kind(unit).isFleet()
        && !world.hasMissed(unit)
        && !world.isSetAside(unit)
        && ClosedLand.refusal(world, unit, from, target).isEmpty();
  }

  /** Whether units of the active side stand in the same province. */
  private static boolean isAttacked(World world, int nation, int province) {
    long active = world.active() < 0 ? 0 : world.diplomacy().bloc(world.active());
    return Attitude.hostile(world, nation, world.mastersAt(province) & active, province) != 0;
  }
}
