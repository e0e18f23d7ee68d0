package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What becomes of the walls of a city that was taken. */
@Rule("XXIV.E")
final class Walls {

  private Walls() {}

  /** The conqueror may dismantle them, but those of a capital stay. */
  static void fall(Play play, int nation, int province) {
    World world = play.world();
    if (!world.isFortified(province)) {
      return;
    }
    if (world.capitalAt(province) >= 0) {
      if (!world.hasWalls(province)) {
        // they came with the capital and must not go with it
        play.happen(new LandEvent.WallsSet(province, true));
      }
    } else if (play.table().ask(new ChooseDismantling(play.world(), nation, province))) {
      play.happen(new LandEvent.WallsSet(province, false));
    }
  }
}
