package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Units that serve another nation for a while. */
@Rule({"XXVII.B", "XXVIII.C", "XXX.D", "XXX.H"})
public final class Mercenaries {

  private Mercenaries() {}

  /** Which unit a nation lends. */
  public record ChooseMercenary(World world, int chooser, UnitSet units)
      implements Decision<Integer> {

    /** One of each kind in each place. */
    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        if (i == 0 || !isLike(units.get(i), units.get(i - 1))) {
          options.add(units.get(i));
        }
      }
      return options;
    }

    private boolean isLike(int unit, int other) {
      return world.place(unit) == world.place(other)
          && world.isDamaged(unit) == world.isDamaged(other)
          && world.setting().kind(unit).equals(world.setting().kind(other));
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return units.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("XXX.H", "A nation lends a unit of its own on the map"));
    }
  }

  /** The land units of a nation on the map that serve it. */
  static UnitSet available(World world, int nation) {
    Roster roster = world.setting().roster();
    int[] found = new int[roster.end(nation) - roster.first(nation)];
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && !world.isLent(unit) && !roster.kind(unit).isFleet()) {
        found[count++] = unit;
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  /** The units of a nation that serve another. */
  static UnitSet lent(World world, int from, int to) {
    Roster roster = world.setting().roster();
    int[] found = new int[roster.end(from) - roster.first(from)];
    int count = 0;
    for (int unit = roster.first(from); unit < roster.end(from); unit++) {
      if (world.isOnMap(unit) && world.master(unit) == to) {
        found[count++] = unit;
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  /** The giver picks a unit, the taker puts it into a province of its own. */
  static void lendByChoice(Play play, int giver, int taker, Contract contract) {
    World world = play.world();
    UnitSet units = available(world, giver);
    if (units.isEmpty() || !hasPost(world, taker)) {
      return;
    }
    int unit = play.table().ask(new ChooseMercenary(world, giver, units));
    lend(play, unit, taker, contract);
  }

  /** Whether a nation has a province with room for one more. */
  static boolean hasPost(World world, int nation) {
    for (int i = world.nextOwn(nation, 0); i >= 0; i = world.nextOwn(nation, i + 1)) {
      if (Refuge.isOwn(world, nation, i) && Refuge.hasRoom(world, nation, i)) {
        return true;
      }
    }
    return false;
  }

  /** A unit serves a nation from now on, in a province that the nation chooses. */
  public static void lend(Play play, int unit, int master, Contract contract) {
    int province = Refuge.chooseOwn(play, master, UnitSet.of(unit));
    if (province >= 0) {
      lend(play, unit, master, contract, province);
    }
  }

  /** A unit serves a nation from now on, in a certain province. */
  public static void lend(Play play, int unit, int master, Contract contract, int province) {
    play.happen(new UnitEvent.Lent(unit, master));
    play.happen(new RealmEvent.Contracted(unit, contract));
    play.happen(new UnitEvent.Placed(UnitSet.of(unit), province));
  }

  /** A unit goes home; its nation says where to. One whose nation has no land left is lost. */
  public static void sendHome(Play play, int unit) {
    World world = play.world();
    int owner = world.setting().roster().nation(unit);
    discharge(play, unit);
    // the province it stands in is not its nation's just because it stands there
    Refuge.redeploy(
        play,
        owner,
        UnitSet.of(unit),
        i ->
            Refuge.isOwn(world, owner, i)
                && (i != world.place(unit) || isHomeWithout(world, unit, i)));
  }

  private static boolean isHomeWithout(World world, int unit, int province) {
    int owner = world.setting().roster().nation(unit);
    return world.holder(province) == owner
        || world.horde(owner) == province
        || world.countAt(province, 1L << owner) > 1;
  }

  /** A unit is its own nation's again, where it stands. */
  static void discharge(Play play, int unit) {
    play.happen(new UnitEvent.Lent(unit, play.setting().roster().nation(unit)));
    play.happen(new RealmEvent.Contracted(unit, Contract.NONE));
  }

  /** All units that one nation lent another go home. */
  static void sendHome(Play play, int from, int to) {
    UnitSet units = lent(play.world(), from, to);
    for (int i = 0; i < units.size(); i++) {
      sendHome(play, units.get(i));
    }
  }

  /** The same for those on certain terms. */
  static void sendHome(Play play, int from, int to, Contract contract) {
    UnitSet units = lent(play.world(), from, to);
    for (int i = 0; i < units.size(); i++) {
      if (play.world().realms().contract(units.get(i)) == contract) {
        sendHome(play, units.get(i));
      }
    }
  }

  /** Who was lent for one activation goes home after it. */
  public static void activationEnded(Play play, int nation) {
    World world = play.world();
    for (int unit = world.realms().nextContracted(0);
        unit >= 0;
        unit = world.realms().nextContracted(unit + 1)) {
      Contract contract = world.realms().contract(unit);
      if ((contract == Contract.CLIENT || contract == Contract.CARD)
          && world.isOnMap(unit)
          && world.master(unit) == nation) {
        sendHome(play, unit);
      }
    }
  }
}
