package org.groma.engine.invasions.player;

import java.util.Arrays;
import java.util.BitSet;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;

/**
 * What the card of a nation promises for the land, whoever holds it now. That changes with the
 * block that is scored next and with the fate of the nation, so it holds for turns.
 */
final class Aims {

  private static final double LATER_BLOCK = 0.5;
  private static final double HOPE_TO_OUTLIVE_IT = 0.1;
  private static final Goal.Foundation NO_HOME = new Goal.Foundation(0, Status.KINGDOM, 0, false);

  private final VictoryBlocks.Block next;
  private final boolean trial;
  private final boolean barbarian;
  private final int loot;
  private final long prey;
  private final int[] provinces;
  private final double[] ofLand;
  private final double[] ofSite;

  Aims(World world, int nation) {
    Setting setting = world.setting();
    VictoryBlocks victory = setting.victory();
    next = next(world);
    trial = isOnTrial(world, nation);
    barbarian = world.isBarbarian(nation);
    loot = loot(setting, nation);
    prey = prey(setting, nation);
    Goal.Foundation home = home(setting, nation);
    Board board = setting.board();
    provinces = provinces(setting, nation, home);
    ofLand = new double[provinces.length];
    ofSite = new double[provinces.length];
    VictoryBlocks.Block later = victory.after(next);
    double hope = trial ? HOPE_TO_OUTLIVE_IT : 1;
    double site = (double) home.halves() / Math.max(1, sites(board, home.areas()));
    for (int i = 0; i < provinces.length; i++) {
      int province = provinces[i];
      double weight = hope * victory.worth(nation, next, province);
      weight += later == next ? 0 : hope * LATER_BLOCK * victory.worth(nation, later, province);
      ofLand[i] = weight;
      int area = board.area(province);
      boolean wanted = area >= 0 && (home.areas() & 1L << area) != 0 && board.hasSite(province);
      ofSite[i] = wanted ? site : 0;
    }
  }

  /** Whether a nation still aims at the same. */
  boolean areThose(World world, int nation) {
    return next == next(world)
        && barbarian == world.isBarbarian(nation)
        && trial == isOnTrial(world, nation);
  }

  int count() {
    return provinces.length;
  }

  /** The i-th province that promises anything, by number. */
  int province(int i) {
    return provinces[i];
  }

  /** What it scores in the blocks to come, in halves. */
  double ofLand(int i) {
    return ofLand[i];
  }

  /** What it counts towards a Kingdom where the nation would rather have one. */
  double ofSite(int i) {
    return ofSite[i];
  }

  /** What a level of a looted city scores, in halves. */
  int loot() {
    return loot;
  }

  /** The nations whose submission the card promises something for, a bit each. */
  long prey() {
    return prey;
  }

  private static VictoryBlocks.Block next(World world) {
    return world.setting().victory().next(world.turn(), world.realms().isIslamCreated());
  }

  private int[] provinces(Setting setting, int nation, Goal.Foundation home) {
    Board board = setting.board();
    BitSet found = new BitSet(board.provinces());
    setting.victory().addAims(nation, next, found);
    if (loot > 0 || home.areas() != 0) {
      board.addSites(found);
    }
    int[] numbers = new int[found.cardinality()];
    int count = 0;
    for (int i = found.nextSetBit(0); i >= 0; i = found.nextSetBit(i + 1)) {
      numbers[count] = i;
      count += board.isInPlay(i) ? 1 : 0;
    }
    return Arrays.copyOf(numbers, count);
  }

  private static int loot(Setting setting, int nation) {
    for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Loot(int halves)) {
        return halves;
      }
    }
    return 0;
  }

  private static long prey(Setting setting, int nation) {
    long found = 0;
    for (int other = 0; other < setting.nations(); other++) {
      found |= setting.victory().submission(nation, other) > 0 ? 1L << other : 0;
    }
    return found;
  }

  /** Where a Barbarian nation would rather found its realm, and what that is worth. */
  private Goal.Foundation home(Setting setting, int nation) {
    if (barbarian) {
      for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
        if (goal instanceof Goal.Foundation foundation && !foundation.outside()) {
          return foundation;
        }
      }
    }
    return NO_HOME;
  }

  private static int sites(Board board, long areas) {
    int count = 0;
    for (long rest = areas; rest != 0; rest &= rest - 1) {
      int area = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < board.provinceCount(area); i++) {
        count += board.hasSite(board.province(area, i)) ? 1 : 0;
      }
    }
    return count;
  }

  /** Land counts little for a nation that may well vanish before it is scored. */
  private static boolean isOnTrial(World world, int nation) {
    for (Destinies.Trial trial : world.setting().destinies().trials()) {
      if (trial.nation() == nation && world.turn() <= trial.turn() && world.isBarbarian(nation)) {
        return true;
      }
    }
    return false;
  }
}
