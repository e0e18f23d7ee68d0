package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.administration.Heresies;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The Areas in which a nation has a province and suffers from heresy. */
@Rule("XXXI.C")
final class HereticalAreas {

  private HereticalAreas() {}

  static List<Integer> of(World world, int nation) {
    List<Integer> areas = new ArrayList<>();
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (Heresies.trouble(world, nation, area) && holdsIn(world, nation, area)) {
        areas.add(area);
      }
    }
    return areas;
  }

  static boolean holdsIn(World world, int nation, int area) {
    Board board = world.setting().board();
    for (int i = 0; i < board.provinceCount(area); i++) {
      if (world.holder(board.province(area, i)) == nation) {
        return true;
      }
    }
    return false;
  }
}
