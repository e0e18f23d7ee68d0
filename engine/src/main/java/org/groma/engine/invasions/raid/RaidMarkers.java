package org.groma.engine.invasions.raid;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.RaidFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The markers that raids leave: they tell the next raiders what to expect. */
@Rule("XI.E")
public final class RaidMarkers {

  private RaidMarkers() {}

  /** What a marker adds to the die of the next raid. */
  static int modifier(World world, int province) {
    RaidFigures figures = world.setting().figures().raid();
    return switch (world.raidMark(province)) {
      case NONE -> 0;
      case MINUS -> figures.afterMinus();
      case PLUS -> figures.afterPlus();
    };
  }

  /**
   * Removes the markers of earlier turns that were not renewed. To be called once a turn, after the
   * raids of the Raids sub-step: until then they still count.
   */
  public static void fade(Play play) {
    World world = play.world();
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      boolean old =
          world.raidMark(province) != RaidMark.NONE && world.raidTurn(province) < world.turn();
      if (old) {
        play.happen(new LandEvent.RaidMarked(province, RaidMark.NONE));
      }
    }
  }
}
