package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Pillage markers lie on cities and sites, raid markers in Civilized provinces with a site, and no
 * longer than the turn after the raid.
 */
final class PlunderMarkers extends WorldInvariant {

  PlunderMarkers() {
    super("markers.plunder", "XI.E");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent || event instanceof SequenceTold.StepEnded;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    for (int province = 0; province < board.provinces(); province++) {
      if (world.isPillaged(province) && !board.hasSite(province)) {
        broken.add(names.place(province) + " is pillaged and has no site");
      }
      boolean raided = world.raidMark(province) != RaidMark.NONE;
      if (raided && (board.isBarbarian(province) || !board.hasSite(province))) {
        broken.add(names.place(province) + " has a raid marker and is no target of raids");
      }
      int since = world.raidTurn(province);
      if (raided ? since < world.turn() - 1 || since > world.turn() : since != 0) {
        broken.add(
            names.place(province)
                + " has the raid marker "
                + world.raidMark(province)
                + " of turn "
                + since);
      }
    }
  }
}
