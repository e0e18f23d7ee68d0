package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.WarRules;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Enemies whom a special rule of a nation spares for a turn: its units neither march against them
 * nor raid them. Nearly always there are none, which is told by one look.
 */
@Rule("XII.D")
public final class Sparing {

  private Sparing() {}

  /** Whether a nation must not attack who holds a province or stands in it. */
  public static boolean holds(World world, int nation, int province) {
    long spared = spared(world, nation);
    if (spared == 0) {
      return false;
    }
    long there = world.occupants(province);
    there |= world.holder(province) < 0 ? 0 : 1L << world.holder(province);
    return Attitude.hostile(world, nation, there & spared, province) != 0;
  }

  private static long spared(World world, int nation) {
    WarRules rules = world.setting().warRules();
    long byLenders = rules.sparedByLenders(world.turn(), nation);
    long spared = rules.spared(world.turn(), nation);
    return byLenders == 0 ? spared : spared | (byLenders & employers(world, nation));
  }

  /** The nations for whom units of a nation fight for hire, a bit each. */
  private static long employers(World world, int nation) {
    Roster roster = world.setting().roster();
    long employers = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isLent(unit) && world.realms().contract(unit) == Contract.HIRED) {
        employers |= 1L << world.master(unit);
      }
    }
    return employers;
  }
}
