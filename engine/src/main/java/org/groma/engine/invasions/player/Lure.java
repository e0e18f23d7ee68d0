package org.groma.engine.invasions.player;

import java.util.Arrays;
import org.groma.engine.invasions.scoring.ControlScore;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Distances;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Setting;
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
  private static final int UNKNOWN = -1;
  private static final double[] FADING = fading();

  private final World world;
  private final Setting setting;
  private final int nation;
  private final boolean ships;
  private final int[] aims;
  private final double[] weights;
  private final double[] at;
  private int count;

  Lure(World world, int nation) {
    this.world = world;
    this.setting = world.setting();
    this.nation = nation;
    this.ships = setting.nation(nation).ownShips() > 0;
    int provinces = setting.board().provinces();
    this.aims = new int[provinces];
    this.weights = new double[provinces];
    this.at = new double[provinces];
    Arrays.fill(at, UNKNOWN);
    look();
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
    VictoryBlocks victory = setting.victory();
    VictoryBlocks.Block next = victory.next(world.turn(), world.realms().isIslamCreated());
    VictoryBlocks.Block later = victory.after(next);
    int loot = loot();
    long homes = homes();
    Board board = setting.board();
    for (int province = 0; province < board.provinces(); province++) {
      int holder = world.holder(province);
      if (holder == nation || !board.isInPlay(province)) {
        continue;
      }
      double weight =
          victory.worth(nation, next, province)
              + (later == next ? 0 : LATER_BLOCK * victory.worth(nation, later, province));
      boolean ours = holder >= 0 && setting.nation(holder).seat() == setting.nation(nation).seat();
      if (ours) {
        weight *= OF_ONES_OWN_SEAT;
      } else if (holder >= 0) {
        weight += loot * world.cityLevel(province);
      }
      int area = board.area(province);
      weight += area >= 0 && (homes & 1L << area) != 0 && board.hasSite(province) ? 2 : 0;
      if (weight > 0) {
        aims[count] = province;
        weights[count++] = weight;
      }
    }
  }

  private int loot() {
    for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Loot(int halves)) {
        return halves;
      }
    }
    return 0;
  }

  /** The Areas in which a Barbarian nation would rather found its Kingdom. */
  private long homes() {
    if (!world.isBarbarian(nation)) {
      return 0;
    }
    for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Foundation foundation && !foundation.outside()) {
        return foundation.areas();
      }
    }
    return 0;
  }

  /** In half-points, so to speak. */
  double at(int province) {
    if (at[province] < 0) {
      double sum = 0;
      for (int i = 0; i < count; i++) {
        sum += weights[i] * FADING[setting.distances().between(province, aims[i], ships)];
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
    return world.holder(province) == nation
        ? ControlScore.pointsFor(world, nation, province)
        : 0;
  }
}
