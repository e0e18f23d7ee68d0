package org.groma.engine.invasions.player;

import java.util.Arrays;
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

  private final Target[] targets;
  private final Danger danger;
  private final Reach reach;
  private int plan;
  private World world;
  private int nation;
  private int horde;

  Targets(Board board) {
    targets = new Target[board.provinces()];
    Arrays.setAll(targets, Target::new);
    danger = new Danger(board);
    reach = new Reach(board);
  }

  /** Forgets everything: the land as it is now, for another plan. */
  void begin(World now, int planner) {
    plan++;
    world = now;
    nation = planner;
    horde = now.isInvading(planner) ? -1 : now.horde(planner);
    danger.begin(now, planner);
  }

  World world() {
    return world;
  }

  int nation() {
    return nation;
  }

  Danger danger() {
    return danger;
  }

  /** What a stack could get to in this plan, until the next is asked about. */
  Reach reach(int start, int paces) {
    reach.from(this, start, paces);
    return reach;
  }

  /** What a province is in this plan; in the next one it is another thing. */
  Target at(int province) {
    Target target = targets[province];
    if (target.seen != plan) {
      target.look();
    }
    return target;
  }

  /** A province as the nation sees it. */
  final class Target {

    private final int province;
    private int seen;
    private boolean opposed;
    private Attitude.OfProvince attitude = Attitude.OfProvince.EMPTY;
    private int room;
    private double astray;
    private double worth;
    private double prey;

    private Target(int province) {
      this.province = province;
    }

    private void look() {
      seen = plan;
      opposed = Attitude.isOpposed(world, nation, province);
      attitude =
          opposed ? Attitude.OfProvince.HOSTILE : Attitude.ofUnopposed(world, nation, province);
      room =
          Stacking.limit(world, nation, province, -1) - Stacking.counted(world, nation, province);
      astray =
          horde < 0
              ? 0
              : ASTRAY
                  * Math.max(0, world.setting().distances().between(horde, province, false) - 1);
      worth = Double.NaN;
      prey = Double.NaN;
    }

    Attitude.OfProvince attitude() {
      return attitude;
    }

    /** Whether anybody hostile stands in the way. */
    boolean isOpposed() {
      return opposed;
    }

    /**
     * How many more may stand there under a leader.
     *
     * @param bonus what the leader adds to the limit
     */
    int room(int bonus) {
      return Math.max(0, room + bonus);
    }

    /**
     * How far from its horde; whoever is leaves it to its enemies. That of an invasion comes along.
     */
    double astray() {
      return astray;
    }

    double worth() {
      if (Double.isNaN(worth)) {
        worth = Worth.of(world, nation, province);
      }
      return worth;
    }

    /** What beaten enemies are worth: about half of them fall. */
    double prey() {
      if (Double.isNaN(prey)) {
        int enemies = Foresight.countDefenders(world, nation, province);
        prey = enemies == 0 ? 0 : prey(enemies);
      }
      return prey;
    }

    private double prey(int enemies) {
      int foe = Foresight.firstDefender(world, nation, province);
      int halves = Bonuses.forUnit(world.setting(), nation, foe, province, false);
      return (enemies + 1) / 2.0 * (halves + 1);
    }
  }
}
