package org.groma.engine.invasions.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * The friendly naval stacks that take a land stack across, one in each sea zone: the nation's own
 * before its friends'. A leader's stacking bonus makes no ship larger (ruling E52).
 */
@Rule("XXV.D")
final class Carriers {

  private Carriers() {}

  /** Peoples with ships of their own cross without a fleet. */
  static boolean hasOwnShips(World world, int nation, Order.Ship order) {
    Setting setting = world.setting();
    return setting.nation(nation).ownShips() >= order.seas().size()
        && order.units().all(unit -> world.master(unit) == nation && !world.isLent(unit))
        && (order.leader() < 0 || setting.leader(order.leader()).nation() == nation);
  }

  static Optional<Refusal> refusal(World world, int nation, Order.Ship order) {
    if (hasOwnShips(world, nation, order)) {
      return Optional.empty();
    }
    for (int sea : order.seas()) {
      if (find(world, nation, sea, order.units().size()).isEmpty()) {
        return Optional.of(
            new Refusal(
                "XXV.D",
                "No friendly naval stack in "
                    + world.setting().board().name(sea)
                    + " can carry the stack"));
      }
    }
    return Optional.empty();
  }

  /** The naval stacks by sea zone; none for those who have their own ships. */
  static List<UnitSet> of(World world, int nation, Order.Ship order) {
    List<UnitSet> carriers = new ArrayList<>();
    if (!hasOwnShips(world, nation, order)) {
      for (int sea : order.seas()) {
        carriers.add(find(world, nation, sea, order.units().size()));
      }
    }
    return carriers;
  }

  /** A stack in a zone that can carry so many units; none where there is no such stack. */
  static UnitSet find(World world, int nation, int sea, int units) {
    UnitSet own = find(world, NavalStacks.of(world, nation, sea), units);
    long friends = world.mastersAt(sea) & world.diplomacy().friends(nation) & ~(1L << nation);
    for (long rest = friends; own.isEmpty() && rest != 0; rest &= rest - 1) {
      int friend = Long.numberOfTrailingZeros(rest);
      own = find(world, NavalStacks.of(world, friend, sea), units);
    }
    return own;
  }

  private static UnitSet find(World world, List<UnitSet> stacks, int units) {
    for (UnitSet stack : stacks) {
      if (capacity(world, stack, 0) >= units && stack.all(fleet -> mayCarry(world, fleet))) {
        return stack;
      }
    }
    return UnitSet.NONE;
  }

  private static boolean mayCarry(World world, int fleet) {
    return Sailing.hasPaces(world, fleet)
        && world.transports(fleet) < world.setting().figures().sea().transports();
  }

  /** How many units a stack carries when some of its fleets, the last ones, are sunk. */
  static int capacity(World world, UnitSet fleets, int sunk) {
    int capacity = 0;
    for (int i = 0; i < fleets.size() - sunk; i++) {
      capacity += world.setting().kind(fleets.get(i)).carries();
    }
    return capacity;
  }
}
