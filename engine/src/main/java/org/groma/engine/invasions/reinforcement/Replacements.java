package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.VassalMercenary;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Mercenaries who fell are replaced in their master's turn: those of federates, and those of the
 * vassals of nomads.
 */
@Rule("IX.F")
public final class Replacements {

  private Replacements() {}

  /** Which unit a federate lends. */
  public record LendUnit(World world, int chooser, UnitSet units) implements Decision<Integer> {

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
          && world.setting().kind(unit).equals(world.setting().kind(other));
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return units.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("XXVIII.C", "A federate lends a unit it has on the map"));
    }
  }

  /** One mercenary for each Foedus, out of what the federate still has (ruling C39). */
  static void ofFederates(Play play, int federator) {
    for (long rest = play.world().diplomacy().federates(federator); rest != 0; rest &= rest - 1) {
      int federate = Long.numberOfTrailingZeros(rest);
      int owed = Math.max(1, play.world().realms().foedera(federate));
      for (int lent = lent(play.world(), federate, federator); lent < owed; lent++) {
        lend(play, federate, federator);
      }
    }
  }

  /** A nomad's vassals owe one each; others are not asked again. */
  static void ofVassals(Play play, int suzerain) {
    if (!play.world().isNomad(suzerain)) {
      return;
    }
    for (long rest = play.world().diplomacy().vassals(suzerain); rest != 0; rest &= rest - 1) {
      int vassal = Long.numberOfTrailingZeros(rest);
      if (lent(play.world(), vassal, suzerain) == 0) {
        VassalMercenary.lend(play, vassal, suzerain);
      }
    }
  }

  /** How many units serve for as long as the bond lasts; hired and exchanged ones do not count. */
  private static int lent(World world, int from, int to) {
    Roster roster = world.setting().roster();
    int count = 0;
    for (int unit = roster.first(from); unit < roster.end(from); unit++) {
      if (world.isOnMap(unit) && world.master(unit) == to) {
        count +=
            switch (world.realms().contract(unit)) {
              case CARD, HIRED, EXCHANGE -> 0;
              default -> 1;
            };
      }
    }
    return count;
  }

  private static void lend(Play play, int federate, int federator) {
    World world = play.world();
    Roster roster = play.setting().roster();
    UnitSet units = UnitSet.NONE;
    for (int unit = roster.first(federate); unit < roster.end(federate); unit++) {
      if (world.isOnMap(unit) && !world.isLent(unit) && !roster.kind(unit).isFleet()) {
        units = units.plus(UnitSet.of(unit));
      }
    }
    int post = units.isEmpty() ? World.NOBODY : post(play, federator);
    UnitSet fit =
        units.where(unit -> post >= 0 && ClosedLand.mayHold(world, UnitSet.of(unit), post));
    if (!fit.isEmpty()) {
      int unit = play.table().ask(new LendUnit(world, federate, fit));
      play.happen(new UnitEvent.Lent(unit, federator));
      play.happen(new RealmEvent.Contracted(unit, Contract.FEDERATE));
      play.happen(new UnitEvent.Placed(UnitSet.of(unit), post));
    }
  }

  /** To the unnamed general of Rome or Byzantium, to another's ruler, else to the capital. */
  private static int post(Play play, int federator) {
    World world = play.world();
    boolean roman = play.setting().nation(federator).roman();
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      LeaderCard card = play.setting().leader(leader);
      if (card.nation() == federator
          && world.isInPlay(leader)
          && (roman ? card.intrinsic() : !card.general())
          && hasRoom(world, federator, world.leaderPlace(leader))) {
        return world.leaderPlace(leader);
      }
    }
    int capital = world.capital(federator);
    return capital >= 0 && hasRoom(world, federator, capital)
        ? capital
        : ChooseProvince.ask(
            play,
            federator,
            ChooseProvince.Purpose.MERCENARY,
            ChooseProvince.withRoom(world, federator, 1));
  }

  private static boolean hasRoom(World world, int nation, int province) {
    return Stacking.counted(world, nation, province) < Stacking.limit(world, nation, province);
  }
}
