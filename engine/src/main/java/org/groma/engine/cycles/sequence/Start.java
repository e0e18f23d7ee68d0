package org.groma.engine.cycles.sequence;

import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A new people begins with one tribe on its start position. */
@Rule({"4.2", "9"})
final class Start {

  private Start() {}

  /** Whether there was room for it: the start position, or beside it. */
  static boolean place(Play play, int position) {
    World world = play.world();
    Board board = world.board();
    int start = play.setting().position(position).start();
    if (start < 0) {
      return false;
    }
    int tribe = play.setting().kinds().tribe();
    if (isFree(world, start)) {
      return play.raise(position, tribe, start) >= 0;
    }
    for (int i = 0; i < board.degree(start); i++) {
      if (isFree(world, board.near(start, i))) {
        return play.raise(position, tribe, board.near(start, i)) >= 0;
      }
    }
    return false;
  }

  private static boolean isFree(World world, int area) {
    return world.occupant(area) == World.NOBODY
        && !world.hasGarrison(area)
        && !world.board().isDesert(area);
  }
}
