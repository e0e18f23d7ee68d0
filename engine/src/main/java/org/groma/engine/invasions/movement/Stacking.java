package org.groma.engine.invasions.movement;

import java.util.Arrays;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * How many units of a nation and its friends may stand in a province. Hordes, Limites and leaders
 * do not count.
 */
@Rule({"XVII.A", "XVII.B", "XVII.C"})
public final class Stacking {

  private Stacking() {}

  /** The limit with the leaders who are there now. */
  public static int limit(World world, int nation, int province) {
    return limitWithout(world, nation, province) + bestBonus(world, nation, province);
  }

  /** The limit with one certain leader, or none. */
  public static int limit(World world, int nation, int province, int leader) {
    int bonus = leader < 0 ? 0 : world.setting().leader(leader).stacking();
    return limitWithout(world, nation, province) + bonus;
  }

  private static int limitWithout(World world, int nation, int province) {
    Setting setting = world.setting();
    int invasion = world.isInvading(nation) ? setting.figures().stacking().invasionBonus() : 0;
    return setting.stackingLimit(province) + invasion;
  }

  /** The best single bonus of the friendly leaders present (ruling C21). */
  private static int bestBonus(World world, int nation, int province) {
    int best = 0;
    for (int leader = world.firstLeaderAt(province);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      LeaderCard card = world.setting().leader(leader);
      boolean friendly = (world.diplomacy().friends(nation) & 1L << card.nation()) != 0;
      best = friendly ? Math.max(best, card.stacking()) : best;
    }
    return best;
  }

  /** How many units are in a province that count against the nation's limit. */
  public static int counted(World world, int nation, int province) {
    return world.countAt(province, world.diplomacy().friends(nation));
  }

  /**
   * The provinces in which units that the nation commands stand with too many others: the check at
   * the end of a movement sub-step.
   */
  public static int[] overstacked(World world, int nation) {
    int[] found = new int[0];
    long bloc = world.diplomacy().bloc(nation);
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (excess(world, nation, province) > 0) {
        found = Arrays.copyOf(found, found.length + 1);
        found[found.length - 1] = province;
      }
    }
    return found;
  }

  /** How many units are too many in a province. */
  public static int excess(World world, int nation, int province) {
    return Math.max(0, counted(world, nation, province) - limit(world, nation, province));
  }
}
