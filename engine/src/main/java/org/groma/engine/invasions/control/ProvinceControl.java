package org.groma.engine.invasions.control;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Who controls a province by standing in it. */
@Rule("XII.B")
public final class ProvinceControl {

  private ProvinceControl() {}

  /**
   * The nation that holds an occupied province by its units; {@link World#NOBODY} where there are
   * too few. Where several stand opposed to each other nothing changes.
   */
  public static int byUnits(World world, int province) {
    long present = world.occupants(province);
    int claimant = claimant(world, province, present);
    long company = world.diplomacy().friends(claimant);
    if ((present & ~company) != 0) {
      return world.holder(province);
    }
    if (!isEnough(world, province, claimant) && !isHeldByLimes(world, province, claimant)) {
      return World.NOBODY;
    }
    return cityYields(world, province, claimant) ? claimant : world.holder(province);
  }

  /**
   * Whose the province is among friends: a federator's before its federate's, and a federator's too
   * where it ceded the land; an ally's who has it already; otherwise whoever has most units there.
   */
  private static int claimant(World world, int province, long present) {
    Diplomacy diplomacy = world.diplomacy();
    int best = Long.numberOfTrailingZeros(present);
    for (long rest = present & present - 1; rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      if (world.countAt(province, 1L << nation) > world.countAt(province, 1L << best)) {
        best = nation;
      }
    }
    best = isKept(world, province, best) ? world.holder(province) : best;
    int federator = diplomacy.federator(best);
    boolean federatorsLand =
        federator >= 0 && ((present & 1L << federator) != 0 || world.foedus(province) == best);
    return federatorsLand ? federator : best;
  }

  /** Allies share what they hold (XXVI.B): nothing passes from one to the other. */
  private static boolean isKept(World world, int province, int guest) {
    int holder = world.holder(province);
    return holder >= 0
        && (world.diplomacy().allies(guest) & 1L << holder) != 0
        && isEnough(world, province, holder);
  }

  /**
   * Whether nothing but a Limes holds a province, by a special rule of its nation. Such a province
   * is its own and that of its city, but lays no claim to the Barbarian Area around it.
   */
  static boolean isOutpost(World world, int province) {
    int limes = world.limes(province);
    return limes >= 0 && isHeldByLimes(world, province, limes) && !isEnough(world, province, limes);
  }

  private static boolean isHeldByLimes(World world, int province, int nation) {
    return world.limes(province) == nation
        && world.setting().warRules().isHeldByLimes(world.turn(), nation, province);
  }

  /** Whether a nation and its friends have units enough in a province to control it. */
  public static boolean isEnough(World world, int province, int claimant) {
    boolean barbarianLand = world.setting().board().isBarbarian(province);
    Status status = world.status(claimant);
    long company = world.diplomacy().friends(claimant);
    int units = world.countAt(province, company);
    if (world.limes(province) >= 0) {
      units++;
    }
    boolean horde = (world.hordesAt(province) & company) != 0;
    if (barbarianLand && units == 0) {
      return false;
    }
    int needed = world.setting().figures().control().unitsNeeded(barbarianLand, status);
    return units + (horde ? 1 : 0) >= needed;
  }

  /** A built city must be friendly or have been taken; taking it makes the besieger its holder. */
  private static boolean cityYields(World world, int province, int claimant) {
    int holder = world.holder(province);
    if (holder < 0) {
      return !world.hasCity(province) || isAtHome(world, province, claimant);
    }
    return !world.hasCity(province)
        || world.diplomacy().stance(claimant, holder) == Stance.FRIENDLY;
  }

  /**
   * Whether a nation is among friends in Barbarian land that too few held to control it: the city
   * obeys as soon as there are enough. Active nations find out in their combat sub-steps, but who
   * is inactive has none, and was there before whenever it stands there.
   */
  @Rule("XII.D")
  private static boolean isAtHome(World world, int province, int claimant) {
    return world.activity(claimant) == Activity.INACTIVE
        && world.setting().board().isBarbarian(province);
  }
}
