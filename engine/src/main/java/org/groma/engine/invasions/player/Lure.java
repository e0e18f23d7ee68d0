package org.groma.engine.invasions.player;

import java.util.Arrays;
import org.groma.engine.invasions.scoring.ControlScore;
import org.groma.engine.invasions.setting.Distances;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;

/**
 * How strongly what a nation could still win draws it to a province: every aim counts less, the
 * further away it is. Aims are land that is scored, cities that are worth looting, and Areas in
 * which a Kingdom of its own would count more.
 */
final class Lure {

  private static final double A_STEP_FURTHER = 0.8;
  private static final double OF_ONES_OWN_SEAT = 0.2;
  private static final int UNKNOWN = -1;
  private static final double[] FADING = fading();

  private final World world;
  private final Setting setting;
  private final int nation;
  private final boolean ships;
  private final int changes;
  private final Aims promised;
  private int[] aims = {};
  private double[] weights = {};
  private double[] at = {};
  private int count = UNKNOWN;

  Lure(World world, int nation) {
    this(world, nation, new Aims(world, nation));
  }

  /**
   * The lure of the land as it is now.
   *
   * @param promised what the nation aims at, whoever holds it
   */
  Lure(World world, int nation, Aims promised) {
    this.world = world;
    this.setting = world.setting();
    this.nation = nation;
    this.ships = setting.nation(nation).ownShips() > 0;
    this.changes = world.landChanges();
    this.promised = promised;
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
    long prey = promised.prey();
    aims = new int[promised.count() + Long.bitCount(prey)];
    weights = new double[aims.length];
    at = new double[setting.board().provinces()];
    Arrays.fill(at, UNKNOWN);
    long ours = setting.sameSeat(nation);
    for (int i = 0; i < promised.count(); i++) {
      int province = promised.province(i);
      int holder = world.holder(province);
      if (holder == nation) {
        continue;
      }
      double weight = promised.ofLand(i);
      if (holder >= 0 && (ours & 1L << holder) != 0) {
        weight *= OF_ONES_OWN_SEAT;
      } else if (holder >= 0) {
        weight += promised.loot() * world.cityLevel(province);
      }
      weight += promised.ofSite(i);
      add(province, weight);
    }
    for (long rest = prey; rest != 0; rest &= rest - 1) {
      addHorde(Long.numberOfTrailingZeros(rest));
    }
  }

  private void addHorde(int other) {
    int province = world.horde(other);
    if (province >= 0
        && world.holder(province) != nation
        && setting.board().isInPlay(province)
        && world.diplomacy().suzerain(other) != nation) {
      add(province, setting.victory().submission(nation, other));
    }
  }

  private void add(int province, double weight) {
    if (weight > 0) {
      aims[count] = province;
      weights[count++] = weight;
    }
  }

  /** In half-points, so to speak. */
  double at(int province) {
    if (count == UNKNOWN) {
      look(); // not before: many a nation asks for nothing
    }
    if (at[province] < 0) {
      at[province] = setting.distances().weigh(province, ships, aims, weights, count, FADING);
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
