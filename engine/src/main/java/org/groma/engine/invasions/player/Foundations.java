package org.groma.engine.invasions.player;

import java.util.List;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.KingdomCheck;

/**
 * When a Kingdom is founded and where its capital is: where the card of the nation promises most,
 * and soon enough to have something of it.
 */
final class Foundations {

  private static final int NEAR = 4;
  private static final int FORCE = 4;
  private static final int LATE = 4;
  private static final double A_CAPITAL_LOST = 4;

  private Foundations() {}

  /** Now, if the best place is held; later, if it is near and can be taken. */
  static boolean isTime(KingdomCheck.FoundKingdom decision) {
    World world = decision.world();
    int nation = decision.chooser();
    long best = bestAreas(world, nation);
    int horde = world.horde(nation);
    int nearest = Integer.MAX_VALUE;
    boolean holdsSite = false;
    Board board = world.setting().board();
    for (int province = 0; province < board.provinces(); province++) {
      int area = board.area(province);
      boolean good = area >= 0 && (best & 1L << area) != 0;
      boolean site = world.holder(province) == nation && board.hasSite(province);
      holdsSite |= site;
      if (good && site) {
        return true;
      }
      if (good && horde >= 0) {
        nearest = Math.min(nearest, world.setting().distances().between(horde, province, false));
      }
    }
    if (!holdsSite && Standing.turnsLeft(world) > LATE) {
      return false;
    }
    boolean hopes = nearest <= NEAR && Standing.units(world, nation) >= FORCE;
    return Standing.turnsLeft(world) <= LATE && !hopes;
  }

  /** The Areas in which a Kingdom earns the nation most. */
  private static long bestAreas(World world, int nation) {
    for (Goal goal : world.setting().victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Foundation(int _, Status status, long areas, boolean outside)
          && status == Status.KINGDOM
          && !outside) {
        return areas;
      }
    }
    return 0;
  }

  /** Where the bonus is, then where the land is worth most and least in danger. */
  static int capital(World world, int nation, List<Integer> options) {
    long best = bestAreas(world, nation);
    Danger danger = Danger.of(world, nation);
    int chosen = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (int province : options) {
      int area = world.setting().board().area(province);
      double score = Worth.of(world, nation, province);
      score -= A_CAPITAL_LOST * danger.of(province, 1 + garrison(world, nation, province));
      score += area >= 0 && (best & 1L << area) != 0 ? 10 : 0;
      for (Destinies.SeatBonus bonus : world.setting().destinies().seatBonuses()) {
        score += bonus.nation() == nation && bonus.province() == province ? bonus.points() : 0;
      }
      if (score > most) {
        most = score;
        chosen = province;
      }
    }
    return chosen;
  }

  private static int garrison(World world, int nation, int province) {
    return world.countAt(province, world.diplomacy().bloc(nation));
  }
}
