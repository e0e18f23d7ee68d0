package org.groma.engine.invasions.invariant;

import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.StackingFigures;
import org.groma.engine.invasions.state.World;

/** Counts the units of a nation and its friends in a province, and how many there may be. */
final class StackCount {

  private StackCount() {}

  /** Retreating units that wait beside a battle are counted only when it is over. */
  static int units(World world, int nation, int province) {
    long friends = world.diplomacy().friends(nation);
    int count = 0;
    for (int unit = world.firstAt(province); unit >= 0; unit = world.nextAt(unit)) {
      boolean counts = (friends & 1L << world.master(unit)) != 0 && !world.isSetAside(unit);
      count += counts ? 1 : 0;
    }
    return count;
  }

  /** By terrain, the best leader among the friends, and the invasion of whoever moves the stack. */
  static int most(World world, int nation, int province) {
    StackingFigures figures = world.setting().figures().stacking();
    int bonus = 0;
    for (int i = world.firstLeaderAt(province); i >= 0; i = world.nextLeaderAt(i)) {
      LeaderCard leader = world.setting().leader(i);
      if ((world.diplomacy().friends(nation) & 1L << leader.nation()) != 0) {
        bonus = Math.max(bonus, leader.stacking());
      }
    }
    return figures.limit(world.setting().board().terrain(province))
        + bonus
        + (isInvading(world, nation) ? figures.invasionBonus() : 0);
  }

  private static boolean isInvading(World world, int nation) {
    int active = world.active();
    boolean together = active >= 0 && (world.diplomacy().friends(nation) & 1L << active) != 0;
    return world.isInvading(nation) || (together && world.isInvading(active));
  }

  /** The sentence for a province in which too many stand; empty where they do not. */
  static String excess(Names names, World world, int nation, int province) {
    int units = units(world, nation, province);
    int most = most(world, nation, province);
    return units <= most
        ? ""
        : names.nation(nation)
            + " and friends have "
            + units
            + " units in "
            + names.place(province)
            + ", where "
            + most
            + " may be";
  }
}
