package org.groma.engine.invasions.reaction;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Distances;
import org.groma.engine.invasions.setting.ReactionFigures;
import org.groma.engine.invasions.setting.Strait;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The ways of a nation's stacks into a province, and what the best of all does to the roll. They
 * are looked for from where a stack stands, and never further from the target than the paces allow
 * that are left: the few ways there are, not everything around the target.
 */
@Rule("XIX.A")
public final class InterceptionRoutes {

  private static final int NEVER = Integer.MIN_VALUE;

  private final World world;
  private final Board board;
  private final Distances distances;
  private final int nation;
  private final int target;
  private final ReactionFigures.Interception figures;

  private InterceptionRoutes(World world, int nation, int target) {
    this.world = world;
    this.board = world.setting().board();
    this.distances = world.setting().distances();
    this.nation = nation;
    this.target = target;
    this.figures = world.setting().figures().reaction().interception();
  }

  public static InterceptionRoutes into(World world, int nation, int target) {
    return new InterceptionRoutes(world, nation, target);
  }

  public boolean isInReach(int province) {
    return isStart(province) && isInReach(province, figures.paces());
  }

  /** What the way adds to the roll, at most 0. */
  public int modifier(int province) {
    return isStart(province) ? best(province, figures.paces()) : NEVER;
  }

  private boolean isStart(int province) {
    return province != target
        && board.isInPlay(province)
        && distances.between(province, target, false) <= figures.paces()
        && mayEnter(target);
  }

  /**
   * Whether there is a way at all.
   *
   * @param paces how many are left
   */
  private boolean isInReach(int at, int paces) {
    for (int i = 0; i < board.degree(at); i++) {
      int next = board.target(at, i);
      if ((next == target || leadsOn(next, paces - 1))
          && crossing(at, i) != NEVER
          && (next == target || isInReach(next, paces - 1))) {
        return true;
      }
    }
    return false;
  }

  /** What the best way adds; {@link #NEVER} without one. */
  private int best(int at, int paces) {
    int best = NEVER;
    for (int i = 0; i < board.degree(at); i++) {
      int next = board.target(at, i);
      if (next == target || leadsOn(next, paces - 1)) {
        int crossing = crossing(at, i);
        int rest = next == target ? arrival(paces) : best(next, paces - 1);
        if (crossing != NEVER && rest != NEVER) {
          best = Math.max(best, crossing + rest);
        }
      }
    }
    return best;
  }

  private int arrival(int paces) {
    return paces == 1 ? figures.farthest() : 0;
  }

  /** Whether a stack may pass, and still get to the target with the paces that are left. */
  private boolean leadsOn(int next, int paces) {
    return board.isProvince(next)
        && distances.between(next, target, false) <= paces
        && mayEnter(next)
        && Attitude.lets(world, nation, next);
  }

  private boolean mayEnter(int province) {
    return world.setting().access().mayEnter(nation, province, world.turn());
  }

  /** Ridges and straits hinder; a blockaded strait cannot be crossed; rivers do nothing (C8). */
  private int crossing(int at, int i) {
    Border border = board.border(at, i);
    if (border == Border.RIDGE) {
      return figures.crossing();
    }
    if (border != Border.STRAIT) {
      return 0;
    }
    Strait strait = board.strait(at, i).orElseThrow();
    return SeaOrders.isBlockaded(world, nation, strait)
        ? NEVER
        : figures.crossing() + strait.interception();
  }
}
