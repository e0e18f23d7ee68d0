package org.groma.engine.invasions.player;

import java.util.List;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Where new units and leaders are put: leaders where most troops are, troops where they are needed.
 */
final class Posts {

  private static final double A_UNIT = 3;
  private static final double NOT_BEYOND = 6;
  private static final double ENEMY_UNIT = 2;
  private static final double SEAT = 6;

  private final Lures lures;

  Posts(Lures lures) {
    this.lures = lures;
  }

  /** Where a leader commands most. */
  int ofLeader(World world, int nation, List<Integer> options) {
    int best = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    Lure lure = lures.of(world, nation);
    for (int province : options) {
      double score = A_UNIT * world.countAt(province, 1L << nation) + lure.at(province) / 10;
      if (score > most) {
        most = score;
        best = province;
      }
    }
    return best;
  }

  /** Where more units do most good. */
  int ofUnits(World world, int nation, List<Integer> options) {
    int best = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    Lure lure = lures.of(world, nation);
    for (int province : options) {
      double score = need(world, nation, lure, province);
      if (score > most) {
        most = score;
        best = province;
      }
    }
    return best;
  }

  /** How much a province calls for one more unit. */
  static double need(World world, int nation, Lure lure, int province) {
    int own = world.countAt(province, world.diplomacy().bloc(nation));
    int limit = Stacking.limit(world, nation, province);
    int threat = threat(world, nation, province);
    boolean seat = world.capital(nation) == province || world.horde(nation) == province;
    double score = lure.at(province) / 4;
    if (own >= limit) {
      score -= NOT_BEYOND * (own - limit + 1);
    }
    if (threat > own) {
      score += Math.min(threat - own, 3) * (seat ? SEAT : ENEMY_UNIT);
    }
    score += Math.min(Worth.of(world, nation, province), 20) / 4.0;
    return score + (own > 0 ? A_UNIT : 0);
  }

  /** The largest hostile stack next door. */
  static int threat(World world, int nation, int province) {
    Board board = world.setting().board();
    int most = 0;
    for (int i = 0; i < board.degree(province); i++) {
      int next = board.target(province, i);
      if (board.isProvince(next) && world.firstAt(next) >= 0) {
        long hostile = Attitude.hostile(world, nation, world.mastersAt(next), province);
        if (hostile != 0) {
          most = Math.max(most, world.countAt(next, hostile));
        }
      }
    }
    return most;
  }
}
