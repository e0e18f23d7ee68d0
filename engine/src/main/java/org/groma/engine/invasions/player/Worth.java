package org.groma.engine.invasions.player;

import org.groma.engine.invasions.scoring.ControlScore;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/** What it is worth to a nation to hold a province. The unit is arbitrary; only ratios count. */
final class Worth {

  private static final int LAND = 4;
  private static final int HALF_POINT = 2;
  private static final int CITY_LEVEL = 6;
  private static final int SETTLED_LAND = 4;
  private static final int CAPITAL = 12;

  private Worth() {}

  static int of(World world, int nation, int province) {
    Board board = world.setting().board();
    int worth =
        LAND
            + CITY_LEVEL * world.cityLevel(province)
            + HALF_POINT * ControlScore.pointsFor(world, nation, province);
    if (!board.isBarbarian(province)) {
      worth += SETTLED_LAND;
    }
    int capital = world.capitalAt(province);
    if (capital >= 0) {
      worth += CAPITAL;
    }
    if (world.horde(nation) == province) {
      worth += CAPITAL;
    }
    return worth;
  }
}
