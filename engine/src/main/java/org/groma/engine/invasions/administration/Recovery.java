package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Own cities, and some empty sites of each controlled Area, recover from pillage. */
@Rule({"XIV.I", "XI.F"})
public final class Recovery {

  private Recovery() {}

  /** Barbarians recover too; each Area once a turn (ruling C48). */
  public static void recover(Play play, int nation) {
    World world = play.world();
    Board board = play.setting().board();
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (world.isPillaged(province) && world.hasCity(province)) {
        play.happen(new LandEvent.PillageSet(province, false));
      }
    }
    for (int area = 0; area < board.areas(); area++) {
      if (world.incumbent(area) == nation && !world.realms().hasRecovered(area)) {
        sites(play, nation, area);
      }
    }
  }

  private static void sites(Play play, int nation, int area) {
    List<Integer> pillaged = pillagedSites(play.world(), area);
    if (pillaged.isEmpty()) {
      return;
    }
    int most = play.setting().figures().income().recoveringSites();
    List<Integer> recovering =
        pillaged.size() <= most
            ? pillaged
            : play.table().ask(new ChooseRecoveringSites(nation, area, pillaged, most));
    play.happen(new RealmEvent.AreaRecovered(area));
    for (int province : recovering) {
      play.happen(new LandEvent.PillageSet(province, false));
    }
  }

  private static List<Integer> pillagedSites(World world, int area) {
    Board board = world.setting().board();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      if (world.isPillaged(province) && !world.hasCity(province)) {
        found.add(province);
      }
    }
    return found;
  }
}
