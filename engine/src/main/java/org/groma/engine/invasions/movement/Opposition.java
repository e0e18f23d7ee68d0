package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Who stands in the way of a nation's stacks in a province. */
@Rule({"XVIII.C", "XVIII.I"})
public final class Opposition {

  private Opposition() {}

  /** The hostile nations that stand there with units, a horde or a Limes, a bit each. */
  public static long of(World world, int nation, int province) {
    return Attitude.hostile(world, nation, world.occupants(province), province);
  }

  /**
   * Whether those there make a stack stop. In a Barbarian Area Barbarians do not stop Barbarians,
   * not even after a declaration of hostility (ruling C11).
   */
  public static boolean stops(World world, int nation, int province) {
    long hostile = of(world, nation, province);
    boolean amongBarbarians =
        world.isBarbarian(nation) && world.setting().board().isBarbarian(province);
    for (long rest = hostile; rest != 0; rest &= rest - 1) {
      if (!amongBarbarians || !world.isBarbarian(Long.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  /** How many defenders count against 6:1 and 2:1: units, and each horde as one (ruling C22). */
  public static int defenders(World world, int nation, int province) {
    long hostile = of(world, nation, province);
    int count = Long.bitCount(world.hordesAt(province) & hostile);
    for (int unit = world.firstAt(province); unit >= 0; unit = world.nextAt(unit)) {
      if ((hostile & 1L << world.master(unit)) != 0) {
        count++;
      }
    }
    return count;
  }

  public static boolean hasLimes(World world, int nation, int province) {
    int owner = world.limes(province);
    return owner >= 0 && Attitude.between(world, nation, owner, province) == Stance.HOSTILE;
  }

  /** Whether a Limes or the walls of a city that is not friendly bar overruns and passage. */
  @Rule("XXIII.B")
  public static boolean isBarred(World world, int nation, int province) {
    int holder = world.holder(province);
    boolean ours = holder >= 0 && world.diplomacy().stance(nation, holder) == Stance.FRIENDLY;
    return hasLimes(world, nation, province) || (world.isFortified(province) && !ours);
  }
}
