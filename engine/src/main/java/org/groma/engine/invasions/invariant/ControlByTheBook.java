package org.groma.engine.invasions.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Chapter XII a second time, as it is written and without regard to speed: what the settlement of
 * control is compared with. It shares no code with it.
 */
@Rule({"XII.B", "XII.C"})
final class ControlByTheBook {

  private final World world;
  private final Board board;
  private final int nations;

  ControlByTheBook(World world) {
    this.world = world;
    this.board = world.setting().board();
    this.nations = world.setting().nations();
  }

  /** Whose a province is: theirs who stand in it, or where nobody does whose the Area is. */
  int ofProvince(int province) {
    if (!present(province).isEmpty()) {
      return byPresence(province);
    }
    return board.area(province) == Board.NONE
        ? World.NOBODY
        : world.incumbent(board.area(province));
  }

  private List<Integer> present(int province) {
    return those(
        nation ->
            units(province, nation) > 0
                || world.horde(nation) == province
                || world.limes(province) == nation);
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
    List<Integer> present = present(province);
    int foremost = foremost(province, present);
    for (int nation : present) {
      if (!areFriends(foremost, nation)) {
        return world.holder(province); // contested or shared: as it was
      }
    }
    if (!isGarrisoned(province, foremost)) {
      return World.NOBODY;
    }
    int holder = world.holder(province);
    boolean cityHolds = world.hasCity(province) && (holder < 0 || !areFriends(foremost, holder));
    return cityHolds ? holder : foremost;
  }

  /** Who has most units; but the federator where it stands too or where it ceded the land. */
  private int foremost(int province, List<Integer> present) {
    int foremost = present.getFirst();
    for (int nation : present) {
      foremost = units(province, nation) > units(province, foremost) ? nation : foremost;
    }
    int federator = world.diplomacy().federator(foremost);
    boolean federators =
        federator >= 0 && (present.contains(federator) || world.foedus(province) == foremost);
    return federators ? federator : foremost;
  }

  /** One unit or horde in Civilized land; two in Barbarian land, or three of the Civilized. */
  private boolean isGarrisoned(int province, int nation) {
    int units = 0;
    boolean horde = false;
    for (int friend : those(each -> areFriends(nation, each))) {
      units += units(province, friend) + (world.limes(province) == friend ? 1 : 0);
      horde |= world.horde(friend) == province;
    }
    if (!board.isBarbarian(province)) {
      return units > 0 || horde;
    }
    int needed = world.isBarbarian(nation) ? 2 : 3;
    return units > 0 && units + (horde ? 1 : 0) >= needed;
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
    List<Integer> claimants =
        those(nation -> world.status(nation) == status && hasMajority(area, nation));
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

  /** More than half, together with allies; whoever is in control counts empty land too (C4). */
  private boolean hasMajority(int area, int nation) {
    if (world.activity(nation) == Activity.GONE
        || (world.isBarbarian(nation) && board.isBarbarianArea(area))) {
      return false;
    }
    List<Integer> bloc = those(each -> each == nation || areAllies(nation, each));
    int theirs = 0;
    int all = 0;
    for (int province : counted(area, nation)) {
      all++;
      boolean empty = present(province).isEmpty();
      boolean held =
          empty ? bloc.contains(world.incumbent(area)) : bloc.contains(byPresence(province));
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
      boolean held = !present(province).isEmpty() && byPresence(province) == nation;
      count += held ? 1 : 0;
    }
    return count;
  }

  /** The Barbarians whose hordes, with those of allies and vassals, are the only ones. */
  private int soleHorde(int area) {
    List<Integer> here =
        those(
            nation ->
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
