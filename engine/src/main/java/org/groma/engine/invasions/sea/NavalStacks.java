package org.groma.engine.invasions.sea;

import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The naval stacks of a nation in a sea zone. Two fleets make one stack; only a third brings a
 * second stack.
 */
@Rule("XXV.A")
final class NavalStacks {

  private NavalStacks() {}

  static UnitSet fleets(World world, int nation, int sea) {
    return world.unitsAt(sea, 1L << nation);
  }

  /**
   * The stacks into which a nation's fleets in a zone fall: those that have met the enemy in this
   * activation stay together, so that a fresh stack is not held to what another did.
   */
  static List<UnitSet> of(World world, int nation, int sea) {
    UnitSet all = fleets(world, nation, sea);
    int most = world.setting().figures().sea().fleetsInStack();
    if (all.size() <= most) {
      return all.isEmpty() ? List.of() : List.of(all);
    }
    UnitSet tried = all.where(world::isChallenged);
    UnitSet first;
    if (tried.isEmpty() || tried.size() > most) {
      first = all.first(most);
    } else {
      int joining = Math.max(0, all.size() - most - tried.size());
      first = tried.plus(all.minus(tried).first(joining));
    }
    return List.of(first, all.minus(first));
  }

  /** The stack that fleets form with others of their nation where they are now. */
  static UnitSet joined(World world, int nation, int sea, UnitSet moved) {
    UnitSet others = fleets(world, nation, sea).minus(moved);
    int most = world.setting().figures().sea().fleetsInStack();
    boolean oneStack = moved.size() + others.size() <= most;
    return moved.plus(oneStack ? others : others.first(others.size() - most));
  }

  /** Whether a stack has declared an interception, or was the target of one. */
  @Rule("XXV.B")
  static boolean isChallenged(World world, UnitSet stack) {
    return stack.any(world::isChallenged);
  }

  /** Everybody hostile to a nation who has fleets in a zone. */
  static long enemies(World world, int nation, int sea) {
    return world.mastersAt(sea)
        & ~world.diplomacy().friends(nation)
        & ~world.diplomacy().neutrals(nation);
  }
}
