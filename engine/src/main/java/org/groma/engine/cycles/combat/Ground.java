package org.groma.engine.cycles.combat;

import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Where units cannot go by what they are. */
final class Ground {

  private Ground() {}

  /** Tribes cannot live in a desert, if they do not come from one. */
  @Rule("9.3.1")
  static boolean isForbidden(World world, int unit, int area) {
    return world.board().isDesert(area)
        && world.kind(unit) == world.setting().kinds().tribe()
        && !world.group(world.owner(unit)).deserts();
  }

  /** Whether a unit can go from a place to an area next to it: ships need water under them. */
  @Rule({"5.1", "5.2"})
  static boolean isPassable(World world, int unit, int from, int to) {
    Board board = world.board();
    if (board.isSea(from)) {
      return board.seasOf(to).anyMatch(sea -> sea == from);
    }
    if (!world.kindOf(unit).ship()) {
      return board.areAdjacent(from, to);
    }
    for (int i = 0; i < board.shoreDegree(from); i++) {
      if (board.shore(from, i) == to) {
        return true;
      }
    }
    return board.between(from, to).filter(edge -> edge == Edge.CROSSING).isPresent();
  }
}
