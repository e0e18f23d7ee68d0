package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/** Cities are built on sites, up to level 3, and only cities have walls. */
final class CitiesAndWalls extends WorldInvariant {

  private static final int LARGEST = 3;

  CitiesAndWalls() {
    super("markers.cities-and-walls", "III.F");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent.CityGrown || event instanceof LandEvent.WallsSet;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    for (int province = 0; province < board.provinces(); province++) {
      int level = world.cityLevel(province);
      if (level < 0 || level > LARGEST || (level > 0 && !board.hasSite(province))) {
        broken.add(names.place(province) + " has a city of level " + level);
      }
      if (world.hasWalls(province) && level == 0) {
        broken.add(names.place(province) + " has walls and no city");
      }
    }
  }
}
