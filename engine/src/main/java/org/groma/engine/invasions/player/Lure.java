package org.groma.engine.invasions.player;

import java.util.Arrays;
import java.util.BitSet;
import org.groma.engine.invasions.scoring.ControlScore;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Distances;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;

/**
 * How strongly what a nation could still win draws it to a province: every aim counts less, the
 * further away it is. Aims are land that is scored, cities that are worth looting, and Areas in
 * which a Kingdom of its own would count more.
 */
final class Lure {

  private static final double A_STEP_FURTHER = 0.8;
  private static final double LATER_BLOCK = 0.5;
  private static final double OF_ONES_OWN_SEAT = 0.2;
  private static final double HOPE_TO_OUTLIVE_IT = 0.1;
  private static final int UNKNOWN = -1;
  private static final Goal.Foundation NO_HOME = new Goal.Foundation(0, Status.KINGDOM, 0, false);
  private static final double[] FADING = fading();

  private final World world;
  private final Setting setting;
  private final int nation;
  private final boolean ships;
  private final int changes;
  private int[] aims = {};
  private double[] weights = {};
  private double[] at = {};
  private int count = UNKNOWN;

  Lure(World world, int nation) {
    this.world = world;
    this.setting = world.setting();
    this.nation = nation;
    this.ships = setting.nation(nation).ownShips() > 0;
    this.changes = world.landChanges();
  }

  World world() {
    return world;
  }

  /** The state of the land that it is about. */
  int changes() {
    return changes;
  }

  private static double[] fading() {
    double[] fading = new double[Distances.FAR + 1];
    double share = 1;
    for (int i = 0; i < Distances.FAR; i++) {
      fading[i] = share;
      share *= A_STEP_FURTHER;
    }
    return fading;
  }

  private void look() {
    count = 0;
    VictoryBlocks victory = setting.victory();
    VictoryBlocks.Block next = victory.next(world.turn(), world.realms().isIslamCreated());
    VictoryBlocks.Block later = victory.after(next);
    int loot = loot();
    Goal.Foundation home = home();
    double ofSite = (double) home.halves() / Math.max(1, sites(home.areas()));
    double hope = isOnTrial() ? HOPE_TO_OUTLIVE_IT : 1;
    Board board = setting.board();
    BitSet candidates = hordes();
    victory.addAims(nation, next, candidates);
    if (loot > 0 || home.areas() != 0) {
      board.addSites(candidates);
    }
    aims = new int[candidates.cardinality()];
    weights = new double[aims.length];
    at = new double[board.provinces()];
    Arrays.fill(at, UNKNOWN);
    for (int province = candidates.nextSetBit(0);
        province >= 0;
        province = candidates.nextSetBit(province + 1)) {
      int holder = world.holder(province);
      if (holder == nation || !board.isInPlay(province)) {
        continue;
      }
      double weight = hope * victory.worth(nation, next, province);
      weight += later == next ? 0 : hope * LATER_BLOCK * victory.worth(nation, later, province);
      boolean ours = holder >= 0 && setting.nation(holder).seat() == setting.nation(nation).seat();
      if (ours) {
        weight *= OF_ONES_OWN_SEAT;
      } else if (holder >= 0) {
        weight += loot * world.cityLevel(province);
      }
      int area = board.area(province);
      boolean site = area >= 0 && (home.areas() & 1L << area) != 0 && board.hasSite(province);
      weight += site ? ofSite : 0;
      long hordes = world.hordesAt(province);
      weight += hordes == 0 ? 0 : Worth.submissions(world, nation, hordes);
      if (weight > 0) {
        aims[count] = province;
        weights[count++] = weight;
      }
    }
  }

  /** Where hordes are. */
  private BitSet hordes() {
    BitSet provinces = new BitSet(setting.board().provinces());
    for (int other = 0; other < setting.nations(); other++) {
      if (world.horde(other) >= 0) {
        provinces.set(world.horde(other));
      }
    }
    return provinces;
  }

  private int loot() {
    for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Loot(int halves)) {
        return halves;
      }
    }
    return 0;
  }

  /** Where a Barbarian nation would rather found its realm, and what that is worth. */
  private Goal.Foundation home() {
    if (world.isBarbarian(nation)) {
      for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
        if (goal instanceof Goal.Foundation foundation && !foundation.outside()) {
          return foundation;
        }
      }
    }
    return NO_HOME;
  }

  private int sites(long areas) {
    Board board = setting.board();
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
  private boolean isOnTrial() {
    for (Destinies.Trial trial : setting.destinies().trials()) {
      if (trial.nation() == nation && world.turn() <= trial.turn() && world.isBarbarian(nation)) {
        return true;
      }
    }
    return false;
  }

  /** In half-points, so to speak. */
  double at(int province) {
    if (count == UNKNOWN) {
      look(); // not before: many a nation asks for nothing
    }
    if (at[province] < 0) {
      double sum = 0;
      Distances distances = setting.distances();
      for (int i = 0; i < count; i++) {
        sum += weights[i] * FADING[distances.between(province, aims[i], ships)];
      }
      at[province] = sum;
    }
    return at[province];
  }

  /** What going from one province to another brings nearer. */
  double gain(int from, int to) {
    return at(to) - at(from);
  }

  /** What a nation gives up that leaves a province. */
  int left(int province) {
    return world.holder(province) == nation ? ControlScore.pointsFor(world, nation, province) : 0;
  }
}
