package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A heresy breaks out in an Area. It fades in the next Time Phase and ends in the one after. */
@Rule("XXXI.C")
public final class Heresies {

  private static final int HERESY_PLUS = 2;

  private Heresies() {}

  /**
   * Places Heresy + on an Area, unless it is immune.
   *
   * @param calamity whether it is the calamity, which spares the Areas of capitals
   */
  public static void breakOut(Play play, int area, boolean calamity) {
    if (canStrike(play.world(), area, calamity)) {
      play.happen(new RealmEvent.HeresySet(area, HERESY_PLUS));
    }
  }

  /** Whether anybody in the Area can fall into heresy. */
  public static boolean canStrike(World world, int area, boolean calamity) {
    Board board = world.setting().board();
    boolean believers = false;
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      int holder = world.holder(province);
      believers |= holder >= 0 && !isImmune(world, holder);
      if (calamity && world.capitalAt(province) >= 0) {
        return false;
      }
    }
    return believers;
  }

  /** Pagans are immune, and Arians while they are Barbarians. */
  public static boolean isImmune(World world, int nation) {
    Religion religion = world.realms().religion(nation);
    return religion == Religion.PAGAN || (religion == Religion.ARIAN && world.isBarbarian(nation));
  }
}
