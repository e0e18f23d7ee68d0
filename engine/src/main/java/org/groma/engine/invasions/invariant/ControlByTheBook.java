package org.groma.engine.invasions.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;

/**
 * Chapter XII a second time, as it is written and without regard to speed: what the settlement of
 * control is compared with. It shares no code with it.
 */
final class ControlByTheBook {

  private final World world;
  private final Board board;
  private final int nations;
  private final List<List<Integer>> present = new ArrayList<>();
  private final int[] standing;
  private final int[] claiming;

  ControlByTheBook(World world) {
    this.world = world;
    this.board = world.setting().board();
    this.nations = world.setting().nations();
    standing = new int[board.provinces()];
    claiming = new int[board.provinces()];
    for (int province = 0; province < standing.length; province++) {
      present.add(whoStandsIn(province));
      standing[province] = inPerson(province);
      claiming[province] = isOutpost(province) ? World.NOBODY : standing[province];
    }
  }

  /** A capital is its nation's until the city falls, whoever stands there (III.F, XXIV.C). */
  private int inPerson(int province) {
    if (world.capitalAt(province) >= 0) {
      return world.capitalAt(province);
    }
    if (awaitsItsKing(province)) {
      return world.holder(province);
    }
    return present.get(province).isEmpty() ? World.NOBODY : byPresence(province);
  }

  /** A fallen capital that was given back waits for the nation to set it up again (XIV.I). */
  private boolean awaitsItsKing(int province) {
    int holder = world.holder(province);
    return holder >= 0
        && world.activity(holder) != Activity.GONE
        && world.realms().returnedCity(holder) == province
        && world.hasCity(province)
        && world.capital(holder) < 0;
  }

  /** Whose a province is: theirs who stand in it, or where nobody does whose the Area is. */
  int ofProvince(int province) {
    if (!isEmpty(province)) {
      return standing[province];
    }
    return board.area(province) == Board.NONE || !board.isInPlay(province)
        ? World.NOBODY
        : world.incumbent(board.area(province));
  }

  private boolean isEmpty(int province) {
    return present.get(province).isEmpty()
        && world.capitalAt(province) < 0
        && !awaitsItsKing(province);
  }

  private List<Integer> whoStandsIn(int province) {
    long hordes = 0;
    for (int nation = 0; nation < nations; nation++) {
      hordes |= world.horde(nation) == province ? 1L << nation : 0;
    }
    long all = hordes | world.mastersAt(province);
    return all == 0 && world.limes(province) < 0
        ? List.of()
        : those(nation -> (all & 1L << nation) != 0 || world.limes(province) == nation);
  }

  private List<Integer> those(IntPredicate wanted) {
    List<Integer> found = new ArrayList<>();
    for (int nation = 0; nation < nations; nation++) {
      if (wanted.test(nation)) {
        found.add(nation);
      }
    }
    return found;
  }

  private int units(int province, int nation) {
    int count = 0;
    for (int unit = world.firstAt(province); unit >= 0; unit = world.nextAt(unit)) {
      count += world.master(unit) == nation ? 1 : 0;
    }
    return count;
  }

  private boolean areFriends(int nation, int other) {
    return world.diplomacy().stance(nation, other) == Stance.FRIENDLY;
  }

  private int byPresence(int province) {
    int foremost = foremost(province, present.get(province));
    for (int nation : present.get(province)) {
      if (!areFriends(foremost, nation)) {
        return world.holder(province); // contested or shared: as it was
      }
    }
    if (!isGarrisoned(province, foremost) && !isLimesLand(province, foremost)) {
      return World.NOBODY;
    }
    int holder = world.holder(province);
    if (holder < 0
        && board.isBarbarian(province)
        && world.activity(foremost) == Activity.INACTIVE) {
      return foremost; // it never comes, so it was there before (XII.D)
    }
    boolean cityHolds = world.hasCity(province) && (holder < 0 || !areFriends(foremost, holder));
    return cityHolds ? holder : foremost;
  }

  /** An ally takes nothing from an ally (XXVI.B). */
  private boolean isGuest(int province, int nation) {
    int holder = world.holder(province);
    return holder >= 0 && areAllies(nation, holder) && isGarrisoned(province, holder);
  }

  /** Who has most units; but the federator where it stands too or where it ceded the land. */
  private int foremost(int province, List<Integer> company) {
    int foremost = company.getFirst();
    for (int nation : company) {
      foremost = units(province, nation) > units(province, foremost) ? nation : foremost;
    }
    foremost = isGuest(province, foremost) ? world.holder(province) : foremost;
    int federator = world.diplomacy().federator(foremost);
    boolean federators =
        federator >= 0 && (company.contains(federator) || world.foedus(province) == foremost);
    return federators ? federator : foremost;
  }

  /** One unit or horde in Civilized land; two in Barbarian land, or three of the Civilized. */
  private boolean isGarrisoned(int province, int nation) {
    int units = 0;
    boolean horde = false;
    for (int friend : friendsIn(province, nation)) {
      units += units(province, friend) + (world.limes(province) == friend ? 1 : 0);
      horde |= world.horde(friend) == province;
    }
    if (!board.isBarbarian(province)) {
      return units > 0 || horde;
    }
    int needed = world.isBarbarian(nation) ? 2 : 3;
    return units > 0 && units + (horde ? 1 : 0) >= needed;
  }

  private List<Integer> friendsIn(int province, int nation) {
    return present.get(province).stream().filter(each -> areFriends(nation, each)).toList();
  }

  /** Whether a Limes is enough by a special rule of its nation: it holds its province alone. */
  private boolean isLimesLand(int province, int nation) {
    return world.limes(province) == nation
        && world.setting().warRules().isHeldByLimes(world.turn(), nation, province);
  }

  /** A province that only such a Limes holds claims nothing of the Area around it. */
  private boolean isOutpost(int province) {
    int limes = world.limes(province);
    return limes >= 0 && isLimesLand(province, limes) && !isGarrisoned(province, limes);
  }

  /** Whose an Area is: an Empire's before a Kingdom's before Barbarians'. */
  int ofArea(int area) {
    for (Status status : List.of(Status.EMPIRE, Status.KINGDOM, Status.BARBARIAN)) {
      int claimant = claimant(area, status);
      if (claimant >= 0) {
        return claimant;
      }
    }
    return World.NOBODY;
  }

  private int claimant(int area, Status status) {
    int incumbent = world.incumbent(area);
    List<Integer> claimants = new ArrayList<>(rivals(area));
    claimants.removeIf(nation -> world.status(nation) != status || !hasMajority(area, nation));
    if (claimants.contains(incumbent)) {
      return incumbent;
    }
    int best = World.NOBODY;
    for (int nation : claimants) {
      int own = occupied(area, nation);
      if (own > 0 && (best < 0 || own > occupied(area, best))) {
        best = nation;
      }
    }
    return best < 0 && status == Status.BARBARIAN ? soleHorde(area) : best;
  }

  /** Whoever could control the Area: its controller, and those who hold land in it. */
  private List<Integer> rivals(int area) {
    return those(nation -> {
      boolean rival = world.incumbent(area) == nation;
      for (int i = 0; i < board.provinceCount(area) && !rival; i++) {
        rival = claiming[board.province(area, i)] == nation;
      }
      return rival;
    });
  }

  /**
   * More than half, together with allies and the vassals of them all (XII.A); whoever is in control
   * counts empty land too (C4).
   */
  private boolean hasMajority(int area, int nation) {
    if (world.activity(nation) == Activity.GONE
        || (world.isBarbarian(nation) && board.isBarbarianArea(area))) {
      return false;
    }
    List<Integer> dominion = those(each -> isOf(nation, each));
    int theirs = 0;
    int all = 0;
    for (int province : counted(area, nation)) {
      all++;
      int holder = isEmpty(province) ? world.incumbent(area) : claiming[province];
      boolean held = dominion.contains(holder);
      theirs += held ? 1 : 0;
    }
    return theirs > all - theirs;
  }

  private boolean areAllies(int nation, int other) {
    return (world.diplomacy().allies(nation) & 1L << other) != 0;
  }

  /** The provinces that count: for an Empire those with a city. */
  private List<Integer> counted(int area, int nation) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.provinceCount(area); i++) {
      int province = board.province(area, i);
      if (world.status(nation) != Status.EMPIRE || world.hasCity(province)) {
        found.add(province);
      }
    }
    return found;
  }

  private int occupied(int area, int nation) {
    int count = 0;
    for (int province : counted(area, nation)) {
      count += !isEmpty(province) && claiming[province] == nation ? 1 : 0;
    }
    return count;
  }

  /** The Barbarians whose hordes, with those of allies and vassals, are the only ones. */
  private int soleHorde(int area) {
    List<Integer> here =
        those(nation ->
            world.isBarbarian(nation)
                && world.horde(nation) >= 0
                && board.area(world.horde(nation)) == area);
    for (int nation : here) {
      int suzerain = world.diplomacy().suzerain(nation);
      int lord = suzerain < 0 ? nation : suzerain;
      boolean all = true;
      for (int other : here) {
        all &= isOf(lord, other);
      }
      if (all) {
        return here.contains(lord) ? lord : nation;
      }
    }
    return World.NOBODY;
  }

  /** Whether a nation is the lord, one of its allies, or a vassal of one of them. */
  private boolean isOf(int lord, int nation) {
    int suzerain = world.diplomacy().suzerain(nation);
    return nation == lord
        || areAllies(lord, nation)
        || suzerain == lord
        || (suzerain >= 0 && areAllies(lord, suzerain));
  }
}
