package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * A heresy has two sides and breaks out among believers: the religion of somebody who holds land in
 * the Area, or that of a people who are Monophysites. Pagans have none, nor have Arian Barbarians.
 */
final class HeresyMarkers extends WorldInvariant {

  private static final int PLUS = 2;

  private int area = Board.NONE;
  private Religion outbreak = Religion.PAGAN;

  HeresyMarkers() {
    super("markers.heresy", "XXXI.C");
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    area = Board.NONE;
    if (event instanceof RealmEvent.HeresySet(int at, Religion religion, int level)
        && level == PLUS) {
      area = at;
      outbreak = religion;
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof RealmEvent.HeresySet;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int i = 0; i < world.setting().board().areas(); i++) {
      for (Religion religion : Religion.values()) {
        int level = world.realms().heresy(i, religion);
        if (level > PLUS || (level > 0 && religion == Religion.PAGAN)) {
          broken.add(names.area(i) + " has the " + religion.word() + " heresy " + level);
        }
      }
    }
    if (area != Board.NONE && !hasBelievers(world)) {
      broken.add(
          names.area(area) + " falls into heresy and has no " + outbreak.word() + " believers");
    }
  }

  private boolean hasBelievers(World world) {
    Board board = world.setting().board();
    boolean people =
        outbreak == Religion.MONOPHYSITE && world.setting().country().faith(area) == outbreak;
    for (int i = 0; i < board.provinceCount(area); i++) {
      int holder = world.holder(board.province(area, i));
      boolean barbarianArian =
          holder >= 0 && outbreak == Religion.ARIAN && world.isBarbarian(holder);
      if (holder >= 0
          && !barbarianArian
          && (people || world.realms().religion(holder) == outbreak)) {
        return true;
      }
    }
    return false;
  }
}
