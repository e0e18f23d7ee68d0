package org.groma.engine.invasions.player;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.field.Foresight;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * What the provinces are to a nation that plans its marches. All its stacks look at the same ones,
 * so each is looked at once a plan. A sheet to be used again: {@link #begin} wipes it.
 */
final class Targets {

  private static final double ASTRAY = 3;

  private final int[] seen;
  private final Attitude.OfProvince[] attitude;
  private final boolean[] opposed;
  private final int[] room;
  private final double[] astray;
  private final double[] worth;
  private final double[] prey;
  private int plan;
  private World world;
  private int nation;
  private int horde;

  Targets(Board board) {
    int provinces = board.provinces();
    seen = new int[provinces];
    attitude = new Attitude.OfProvince[provinces];
    opposed = new boolean[provinces];
    room = new int[provinces];
    astray = new double[provinces];
    worth = new double[provinces];
    prey = new double[provinces];
  }

  /** Forgets everything: the land as it is now, for another plan. */
  void begin(World now, int planner) {
    plan++;
    world = now;
    nation = planner;
    horde = now.isInvading(planner) ? -1 : now.horde(planner);
  }

  World world() {
    return world;
  }

  int nation() {
    return nation;
  }

  private void look(int province) {
    if (seen[province] == plan) {
      return;
    }
    seen[province] = plan;
    attitude[province] = Attitude.of(world, nation, province);
    opposed[province] = Attitude.isOpposed(world, nation, province);
    room[province] =
        Stacking.limit(world, nation, province, -1) - Stacking.counted(world, nation, province);
    astray[province] =
        horde < 0
            ? 0
            : ASTRAY * Math.max(0, world.setting().distances().between(horde, province, false) - 1);
    worth[province] = Double.NaN;
    prey[province] = Double.NaN;
  }

  Attitude.OfProvince attitude(int province) {
    look(province);
    return attitude[province];
  }

  /** Whether anybody hostile stands in the way. */
  boolean isOpposed(int province) {
    look(province);
    return opposed[province];
  }

  /**
   * How many more may stand there under a leader.
   *
   * @param bonus what the leader adds to the limit
   */
  int room(int province, int bonus) {
    look(province);
    return Math.max(0, room[province] + bonus);
  }

  /**
   * How far from its horde; whoever is leaves it to its enemies. That of an invasion comes along.
   */
  double astray(int province) {
    look(province);
    return astray[province];
  }

  double worth(int province) {
    look(province);
    if (Double.isNaN(worth[province])) {
      worth[province] = Worth.of(world, nation, province);
    }
    return worth[province];
  }

  /** What beaten enemies are worth: about half of them fall. */
  double prey(int province) {
    look(province);
    if (Double.isNaN(prey[province])) {
      int enemies = Foresight.countDefenders(world, nation, province);
      prey[province] = enemies == 0 ? 0 : prey(province, enemies);
    }
    return prey[province];
  }

  private double prey(int province, int enemies) {
    int foe = Foresight.firstDefender(world, nation, province);
    int halves = Bonuses.forUnit(world.setting(), nation, foe, province, false);
    return (enemies + 1) / 2.0 * (halves + 1);
  }
}
