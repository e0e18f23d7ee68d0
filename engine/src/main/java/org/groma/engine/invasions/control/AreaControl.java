package org.groma.engine.invasions.control;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Who controls an Area. The incumbent counts what it occupies and what is empty, challengers only
 * what they occupy (ruling C4), each together with its allies and the vassals of them all; an
 * Empire's claim comes before a Kingdom's, a Kingdom's before a Barbarian's.
 */
@Rule("XII.C")
public final class AreaControl {

  private static final List<Status> DESCENDING =
      List.of(Status.EMPIRE, Status.KINGDOM, Status.BARBARIAN);

  private final World world;
  private final Board board;
  private final Diplomacy diplomacy;
  private final int area;
  private final byte[] holders;
  private final int incumbent;

  private AreaControl(World world, int area, byte[] holders, int incumbent) {
    this.world = world;
    this.board = world.setting().board();
    this.diplomacy = world.diplomacy();
    this.area = area;
    this.holders = holders;
    this.incumbent = incumbent;
  }

  /** Marks a province in which nobody stands. */
  static final int EMPTY = -2;

  /**
   * The nation that controls the Area now, or {@link World#NOBODY}. What is empty falls to a new
   * controller and its allies, so that one of higher status among them may take its place.
   *
   * @param holders who holds each province by standing in it; {@link #EMPTY} where nobody stands
   */
  static int claimed(World world, int area, byte[] holders) {
    int incumbent = world.incumbent(area);
    for (int i = 0; i < DESCENDING.size(); i++) {
      int next = new AreaControl(world, area, holders, incumbent).claimed();
      if (next == incumbent) {
        return incumbent;
      }
      incumbent = next;
    }
    return incumbent;
  }

  private int claimed() {
    long candidates = candidates();
    int standing =
        incumbent >= 0 && world.activity(incumbent) != Activity.GONE ? incumbent : World.NOBODY;
    for (Status status : DESCENDING) {
      int found = claimedBy(status, candidates, standing);
      if (found >= 0) {
        return found;
      }
    }
    return soleHorde();
  }

  private int claimedBy(Status status, long candidates, int standing) {
    if (standing >= 0 && world.status(standing) == status && holdsMajority(standing, status)) {
      return standing;
    }
    int best = World.NOBODY;
    int most = 0;
    for (long rest = candidates; rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      if (world.status(nation) == status) {
        int own = count(status, 1L << nation, false);
        if (own > most && holdsMajority(nation, status)) {
          best = nation;
          most = own;
        }
      }
    }
    return best;
  }

  /** Whoever holds a province here by standing in it. */
  private long candidates() {
    long found = 0;
    for (int i = 0; i < board.provinceCount(area); i++) {
      int holder = holders[board.province(area, i)];
      found |= holder >= 0 ? 1L << holder : 0;
    }
    return found;
  }

  private boolean holdsMajority(int nation, Status status) {
    if (status == Status.BARBARIAN && board.isBarbarianArea(area)) {
      return false;
    }
    long dominion = diplomacy.dominion(nation);
    boolean incumbents = incumbent >= 0 && (dominion & 1L << incumbent) != 0;
    return 2 * count(status, dominion, incumbents) > whole(status);
  }

  /** Cities count for an Empire, provinces for all others. */
  private int count(Status status, long nations, boolean withEmpty) {
    int count = 0;
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      int holder = holders[province];
      boolean theirs = holder >= 0 ? (nations & 1L << holder) != 0 : withEmpty && holder == EMPTY;
      if (theirs && counts(status, province)) {
        count++;
      }
    }
    return count;
  }

  private int whole(Status status) {
    if (status != Status.EMPIRE) {
      return board.provinceCount(area);
    }
    int count = 0;
    for (int i = 0; i < board.provinceCount(area); i++) {
      if (counts(status, board.province(area, i))) {
        count++;
      }
    }
    return count;
  }

  private boolean counts(Status status, int province) {
    return status != Status.EMPIRE || world.hasCity(province);
  }

  /** The Barbarian nation whose hordes, with its allies' and vassals', are the only ones here. */
  private int soleHorde() {
    long hordes = 0;
    for (int i = 0; i < board.provinceCount(area); i++) {
      hordes |= world.hordesAt(board.province(area, i));
    }
    if (hordes == 0) {
      return World.NOBODY;
    }
    hordes = barbarians(hordes);
    for (long rest = hordes; rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      int lord = diplomacy.suzerain(nation) >= 0 ? diplomacy.suzerain(nation) : nation;
      if (isAllOf(lord, hordes)) {
        boolean lordIsHere = (hordes & 1L << lord) != 0;
        return lordIsHere ? lord : nation;
      }
    }
    return World.NOBODY;
  }

  /** A young Kingdom's horde that has no city to settle in is as good as a capital (VII.D). */
  private long barbarians(long nations) {
    long barbarians = 0;
    for (long rest = nations; rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      barbarians |= world.isBarbarian(nation) ? 1L << nation : 0;
    }
    return barbarians;
  }

  private boolean isAllOf(int lord, long hordes) {
    return (hordes & ~diplomacy.dominion(lord)) == 0;
  }

  /** Whether a nation controls an Area, itself or by a vassal who does. */
  @Rule("XII.A")
  public static boolean isIn(World world, int nation, int area) {
    return isOf(world, nation, world.incumbent(area));
  }

  /** Whether what one nation holds is controlled by another: by itself, or by its suzerain. */
  @Rule("XII.A")
  public static boolean isOf(World world, int nation, int holder) {
    return holder == nation || (holder >= 0 && world.diplomacy().suzerain(holder) == nation);
  }

  /**
   * Whether an Empire has total control: all built cities are its own, and nothing in the Area is
   * hostile to it.
   */
  public static boolean isTotal(World world, int area) {
    Board board = world.setting().board();
    int empire = world.incumbent(area);
    if (empire < 0 || world.status(empire) != Status.EMPIRE) {
      return false;
    }
    long dominion = world.diplomacy().dominion(empire);
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      int holder = world.holder(province);
      boolean cityOwned = holder >= 0 && (dominion & 1L << holder) != 0;
      if ((world.hasCity(province) && !cityOwned)
          || Attitude.of(world, empire, province) == Attitude.OfProvince.HOSTILE) {
        return false;
      }
    }
    return true;
  }
}
