package org.groma.engine.invasions.play;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Finds the first incumbent of every Area. Control of an Area gives its empty provinces, and those
 * make up the majority that gives control; so the set-up has to begin somewhere (ruling C4): with
 * the nation that the scenario gives most of the Area's provinces to.
 */
@Rule("XII.C")
final class Incumbents {

  private Incumbents() {}

  static void first(Play play) {
    World world = play.world();
    Board board = play.setting().board();
    for (int area = 0; area < board.areas(); area++) {
      int[] count = new int[play.setting().nations()];
      int best = World.NOBODY;
      for (int i = 0; i < board.provinceCount(area); i++) {
        int holder = world.holder(board.province(area, i));
        if (holder >= 0) {
          count[holder]++;
          best = best < 0 || count[holder] > count[best] ? holder : best;
        }
      }
      if (best >= 0) {
        play.happen(new LandEvent.IncumbentChanged(area, best));
      }
    }
  }
}
