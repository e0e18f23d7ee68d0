package org.groma.engine.invasions.diplomacy;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A Foedus takes effect. */
@Rule({"XXVIII.B", "XXVIII.D", "XXVIII.F"})
public final class Foedus {

  private Foedus() {}

  /** In which of its new provinces the horde settles. */
  public record ChooseSeat(World world, int chooser, List<Integer> options)
      implements Decision<Integer> {

    public ChooseSeat {
      options = List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return options.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("XXVIII.B", "The horde settles in a Foedus province"));
    }
  }

  /** Which units a federator takes away from a province it ceded: at least the excess. */
  public record ChooseEvacuated(int chooser, int province, UnitSet units, int excess)
      implements Decision<UnitSet> {

    @Override
    public List<UnitSet> options() {
      return excess == units.size() ? List.of(units) : List.of(units.first(excess), units);
    }

    @Override
    public Optional<Refusal> refusal(UnitSet answer) {
      return units.containsAll(answer) && answer.size() >= excess
          ? Optional.empty()
          : Optional.of(
              new Refusal("XXVIII.B", "At least the units beyond the stacking limit leave"));
    }
  }

  /**
   * Two provinces are ceded, the federate moves in, the federator makes room, tribute is paid
   * (ruling C38) and a mercenary is lent.
   */
  public static void establish(Play play, int federator, int federate, int first, int second) {
    World world = play.world();
    bind(play, federator, federate);
    play.happen(new LandEvent.FoedusSet(first, federate));
    play.happen(new LandEvent.FoedusSet(second, federate));
    int tribute = play.setting().figures().bonds().foedusTribute();
    play.happen(new NationEvent.GoldChanged(federator, -tribute));
    Coffers.gain(play, federate, tribute);
    BitSet before = occupied(world, federate);
    int seat = play.table().ask(new ChooseSeat(world, federate, List.of(first, second)));
    settle(play, federate, seat, seat == first ? second : first);
    evacuate(play, federator, federate, first, before);
    evacuate(play, federator, federate, second, before);
    FederateMercenary.lend(play, federate, federator);
    Settlement.settle(play);
    Bonuses.federateWon(play, federator);
  }

  /** A federate has no allies and no vassals of its own, and it remembers since when it is one. */
  private static void bind(Play play, int federator, int federate) {
    World world = play.world();
    Alliances.endAll(play, federate);
    for (long rest = world.diplomacy().vassals(federate); rest != 0; rest &= rest - 1) {
      Vassals.free(play, Long.numberOfTrailingZeros(rest));
    }
    int count = 0;
    if (world.diplomacy().federator(federate) < 0) {
      play.happen(new NationEvent.Federated(federate, federator));
    } else {
      count = Math.max(1, world.realms().foedera(federate));
    }
    play.happen(new RealmEvent.FoederaCounted(federate, count + 1, world.turn()));
  }

  private static BitSet occupied(World world, int nation) {
    BitSet found = new BitSet();
    for (int i = 0; i < world.setting().board().provinces(); i++) {
      found.set(i, (world.occupants(i) & 1L << nation) != 0);
    }
    return found;
  }

  /** Horde, leaders and as many units as the provinces hold, the federator's not counted. */
  private static void settle(Play play, int federate, int seat, int other) {
    World world = play.world();
    play.happen(new NationEvent.HordeMoved(federate, seat));
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      if (play.setting().leader(leader).nation() == federate && world.isInPlay(leader)) {
        play.happen(new LeaderEvent.Posted(leader, seat));
      }
    }
    fill(play, federate, seat);
    fill(play, federate, other);
  }

  private static void fill(Play play, int federate, int province) {
    World world = play.world();
    int room = Stacking.limit(world, federate, province) - world.countAt(province, 1L << federate);
    UnitSet coming =
        Mercenaries.available(world, federate)
            .where(unit -> !isSettled(world, unit, federate))
            .first(Math.max(0, room));
    if (!coming.isEmpty()) {
      play.happen(new UnitEvent.Placed(coming, province));
    }
  }

  /** Units that already hold land of a Foedus stay there. */
  private static boolean isSettled(World world, int unit, int federate) {
    int place = world.place(unit);
    return world.setting().board().isProvince(place) && world.foedus(place) == federate;
  }

  private static void evacuate(
      Play play, int federator, int federate, int province, BitSet before) {
    World world = play.world();
    UnitSet units =
        world.unitsAt(province, world.diplomacy().friends(federator) & ~(1L << federate));
    if (units.isEmpty()) {
      return;
    }
    int excess = Math.min(units.size(), Stacking.excess(world, federator, province));
    UnitSet leaving = play.table().ask(new ChooseEvacuated(federator, province, units, excess));
    Refuge.redeploy(
        play,
        federator,
        leaving,
        i ->
            world.foedus(i) < 0
                && i != province
                && (Refuge.isOwn(world, federator, i) || (before.get(i) && world.isEmpty(i))));
  }
}
