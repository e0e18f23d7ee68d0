package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A province rises against its holder. */
@Rule({"XVI.A", "XVI.D"})
public final class Revolts {

  /** The Area is rolled for an Empire; in a Kingdom it may be any. */
  public static final int ANY_AREA = -1;

  private static final int REVOLT_PLUS = 2;

  private Revolts() {}

  /**
   * Has a revolt break out in a nation: a player is rolled, an Area where none is given, and the
   * player chooses a province.
   *
   * @param area the Area it must be in, or {@link #ANY_AREA}
   */
  public static void breakOut(Play play, int nation, int area) {
    World world = play.world();
    if (isImmune(world, nation)) {
      return;
    }
    int chooser = RevoltChooser.roll(play);
    boolean rolled = area == ANY_AREA && world.status(nation) == Status.EMPIRE;
    int within = rolled ? RevoltArea.ofEmpire(play, nation) : area;
    List<Integer> provinces =
        rolled && within == Board.NONE ? List.of() : eligible(world, nation, within);
    if (provinces.isEmpty()) {
      voided(play, nation);
      return;
    }
    int province = play.table().ask(new ChooseRevolt(world, chooser, nation, provinces));
    if (play.table().isHeard()) {
      play.tell(new CivilTold.RevoltPlaced(nation, chooser, province));
    }
    play.happen(new LandEvent.RevoltSet(province, world.revolt(province) + 1));
  }

  /** Without a province to choose there is no revolt (ruling C71). */
  private static void voided(Play play, int nation) {
    if (play.table().isHeard()) {
      play.tell(new CivilTold.RevoltVoid(nation));
    }
  }

  /** Pagan and Arian Barbarians know no revolts. */
  public static boolean isImmune(World world, int nation) {
    Religion religion = world.realms().religion(nation);
    return world.isBarbarian(nation) && (religion == Religion.PAGAN || religion == Religion.ARIAN);
  }

  /** The provinces that may rise; one in full revolt cannot rise further. */
  public static List<Integer> eligible(World world, int nation, int area) {
    Board board = world.setting().board();
    List<Integer> found = new ArrayList<>();
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if ((area == ANY_AREA || board.area(province) == area)
          && world.revolt(province) < REVOLT_PLUS
          && world.capitalAt(province) < 0
          && !hasLeader(world, province)) {
        found.add(province);
      }
    }
    return found;
  }

  private static boolean hasLeader(World world, int province) {
    return world.firstLeaderAt(province) >= 0;
  }
}
