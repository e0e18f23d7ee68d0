package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.LeadingNation;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Who stands in a province for the active nation and its allies. */
@Rule("XX.A")
final class Attackers {

  private Attackers() {}

  /** Whether units of the nation or its allies are there that were not just driven there. */
  static boolean arePresent(World world, int nation, int province) {
    long bloc = world.diplomacy().bloc(nation);
    if ((world.mastersAt(province) & bloc) == 0) {
      return false;
    }
    for (int unit = world.firstAt(province); unit >= 0; unit = world.nextAt(unit)) {
      if ((bloc & 1L << world.master(unit)) != 0 && !world.isSetAside(unit)) {
        return true;
      }
    }
    return false;
  }

  static Stack in(World world, int nation, int province) {
    long bloc = world.diplomacy().bloc(nation);
    UnitSet units = present(world, bloc, province);
    int leading = LeadingNation.of(world, nation, units);
    return new Stack(leading, units, leader(world, bloc, province), province);
  }

  /** For whom they are there: the nation, or the ally to whom most of them belong. */
  static int leading(World world, int nation, int province) {
    long bloc = world.diplomacy().bloc(nation);
    return bloc == 1L << nation
        ? nation
        : LeadingNation.of(world, nation, present(world, bloc, province));
  }

  private static UnitSet present(World world, long bloc, int province) {
    return world.unitsAt(province, bloc).where(unit -> !world.isSetAside(unit));
  }

  /** The leader there with the best combat bonus. */
  private static int leader(World world, long bloc, int province) {
    int best = Stack.NO_LEADER;
    for (int i = world.firstLeaderAt(province); i >= 0; i = world.nextLeaderAt(i)) {
      if ((bloc & 1L << world.setting().leader(i).nation()) != 0
          && (best < 0 || combat(world, i) > combat(world, best))) {
        best = i;
      }
    }
    return best;
  }

  private static int combat(World world, int leader) {
    return world.setting().leader(leader).combat();
  }
}
