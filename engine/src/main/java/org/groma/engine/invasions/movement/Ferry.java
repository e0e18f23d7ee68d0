package org.groma.engine.invasions.movement;

import java.util.OptionalInt;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.WarRules;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A strait that a nation crosses at a price and not with all its paces. It still has to start its
 * move on the shore, overruns nobody and forces no passage on the other side.
 */
@Rule("XVIII.J")
public final class Ferry {

  private Ferry() {}

  /** What a crossing costs a nation's pieces; empty where it takes all paces, or is none. */
  public static OptionalInt cost(World world, int nation, int from, int to) {
    Board board = world.setting().board();
    int edge = board.edge(from, to);
    if (board.border(from, edge) != Border.STRAIT) {
      return OptionalInt.empty();
    }
    String strait = board.strait(from, edge).orElseThrow().id();
    return world
        .setting()
        .warRules()
        .ferry(world.turn(), nation, strait)
        .filter(ferry -> ferry.city() == WarRules.NONE || world.holder(ferry.city()) == nation)
        .map(ferry -> OptionalInt.of(ferry.paces()))
        .orElse(OptionalInt.empty());
  }

  /** Whether paces are enough for the crossing, so that the rest of them is kept. */
  static boolean isPaid(OptionalInt cost, int paces) {
    return cost.isPresent() && cost.getAsInt() <= paces;
  }
}
