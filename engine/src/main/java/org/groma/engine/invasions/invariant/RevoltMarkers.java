package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * A revolt has two sides and breaks out in controlled land, but neither under the eyes of a leader
 * nor in a capital.
 */
final class RevoltMarkers extends WorldInvariant {

  private static final int PLUS = 2;

  private int rising = Board.NONE;

  RevoltMarkers() {
    super("markers.revolt", "XVI.D");
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    rising =
        event instanceof LandEvent.RevoltSet(int province, int level) && level > 0
            ? province
            : Board.NONE;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent.RevoltSet;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    for (int province = 0; province < board.provinces(); province++) {
      int level = world.revolt(province);
      if (level < 0 || level > PLUS || (level > 0 && !board.isInPlay(province))) {
        broken.add(names.place(province) + " has the revolt " + level);
      }
    }
    if (rising != Board.NONE) {
      if (world.capitalAt(rising) >= 0) {
        broken.add(names.place(rising) + " rises and is a capital");
      }
      if (world.firstLeaderAt(rising) >= 0) {
        broken.add(
            names.place(rising) + " rises before " + names.leader(world.firstLeaderAt(rising)));
      }
      if (world.holder(rising) < 0) {
        broken.add(names.place(rising) + " rises against nobody");
      }
    }
  }
}
