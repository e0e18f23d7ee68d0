package org.groma.engine.invasions.administration;

import java.util.EnumSet;
import java.util.Set;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Heresies of a religion in an Area. They fade in the next Time Phase and end in the one after. An
 * Area is of the religions of all nations that hold land in it, and the people of some are
 * Monophysites whoever rules them.
 */
@Rule("XXXI.C")
public final class Heresies {

  private static final int HERESY_PLUS = 2;

  private Heresies() {}

  /** Places Heresy + of a religion on an Area. */
  public static void breakOut(Play play, int area, Religion religion) {
    play.happen(new RealmEvent.HeresySet(area, religion, HERESY_PLUS));
  }

  /** The religions in an Area that the event can turn into heresy; none without believers. */
  public static Set<Religion> inArea(World world, int area) {
    Set<Religion> religions = EnumSet.noneOf(Religion.class);
    Board board = world.setting().board();
    for (int i = 0; i < board.provinceCount(area); i++) {
      int holder = world.holder(board.province(area, i));
      if (holder >= 0 && !isImmune(world, holder)) {
        religions.add(world.realms().religion(holder));
        if (isMonophysite(world, area)) {
          religions.add(Religion.MONOPHYSITE);
        }
      }
    }
    return religions;
  }

  /** Whether the calamity can strike a nation in an Area: it spares the Areas of capitals. */
  public static boolean canStrike(World world, int nation, int area) {
    Board board = world.setting().board();
    boolean there = false;
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      there |= world.holder(province) == nation;
      if (world.capitalAt(province) >= 0) {
        return false;
      }
    }
    return there && !isImmune(world, nation);
  }

  /** The religion that a calamity of a nation turns into heresy in an Area. */
  public static Religion ofCalamity(World world, int nation, int area) {
    return isMonophysite(world, area) ? Religion.MONOPHYSITE : world.realms().religion(nation);
  }

  /**
   * Whether a nation suffers from a heresy in an Area: one of its own religion, or the people's.
   */
  public static boolean trouble(World world, int nation, int area) {
    return world.realms().isHeretical(area)
        && !isImmune(world, nation)
        && (world.realms().heresy(area, world.realms().religion(nation)) > 0
            || (isMonophysite(world, area)
                && world.realms().heresy(area, Religion.MONOPHYSITE) > 0));
  }

  private static boolean isMonophysite(World world, int area) {
    return world.setting().country().faith(area) == Religion.MONOPHYSITE;
  }

  /** Pagans are immune, and Arians while they are Barbarians. */
  public static boolean isImmune(World world, int nation) {
    Religion religion = world.realms().religion(nation);
    return religion == Religion.PAGAN || (religion == Religion.ARIAN && world.isBarbarian(nation));
  }
}
