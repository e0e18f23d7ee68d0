package org.groma.engine.invasions.reaction;

import java.util.Arrays;
import java.util.BitSet;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.ReactionFigures;
import org.groma.engine.invasions.setting.Strait;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The ways of a nation's stacks into a province: for each province in reach, what the best of all
 * ways does to the roll. Worked out backwards from the target, pace by pace.
 */
@Rule("XIX.A")
public final class InterceptionRoutes {

  private static final int NEVER = Integer.MIN_VALUE;

  private final World world;
  private final Board board;
  private final int nation;
  private final ReactionFigures.Interception figures;
  private final int[] best;

  private InterceptionRoutes(World world, int nation) {
    this.world = world;
    this.board = world.setting().board();
    this.nation = nation;
    this.figures = world.setting().figures().reaction().interception();
    best = new int[board.provinces()];
    Arrays.fill(best, NEVER);
  }

  public static InterceptionRoutes into(World world, int nation, int target) {
    InterceptionRoutes routes = new InterceptionRoutes(world, nation);
    if (routes.mayEnter(target)) {
      routes.search(target);
    }
    return routes;
  }

  private void search(int target) {
    BitSet now = new BitSet(best.length);
    BitSet next = new BitSet(best.length);
    int[] modifiers = new int[best.length];
    int[] reached = new int[best.length];
    now.set(target);
    for (int pace = 1; pace <= figures.paces(); pace++) {
      for (int at = now.nextSetBit(0); at >= 0; at = now.nextSetBit(at + 1)) {
        if (pace == 1 || isPassable(at)) {
          stepBack(at, modifiers[at], next, reached);
        }
      }
      next.clear(target);
      int farthest = pace == figures.paces() ? figures.farthest() : 0;
      for (int at = next.nextSetBit(0); at >= 0; at = next.nextSetBit(at + 1)) {
        best[at] = Math.max(best[at], reached[at] + farthest);
      }
      BitSet done = now;
      now = next;
      next = done;
      next.clear();
      int[] used = modifiers;
      modifiers = reached;
      reached = used; // what is left in it does not count before it is set again
    }
  }

  private boolean mayEnter(int province) {
    return world.setting().access().mayEnter(nation, province, world.turn());
  }

  private boolean isPassable(int province) {
    return mayEnter(province) && Attitude.lets(world, nation, province);
  }

  private void stepBack(int at, int modifier, BitSet next, int[] reached) {
    for (int i = 0; i < board.degree(at); i++) {
      int from = board.target(at, i);
      if (!board.isProvince(from) || !board.isInPlay(from)) {
        continue;
      }
      int crossing = crossing(at, i);
      if (crossing != NEVER) {
        int total = modifier + crossing;
        reached[from] = next.get(from) ? Math.max(reached[from], total) : total;
        next.set(from);
      }
    }
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

  public boolean isInReach(int province) {
    return best[province] != NEVER;
  }

  /** What the way adds to the roll, at most 0. */
  public int modifier(int province) {
    return best[province];
  }
}
