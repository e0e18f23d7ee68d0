package org.groma.engine.invasions.submission;

import java.util.List;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.ChooseParticipants;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Whoever stands where a new nation arrives makes room. */
@Rule("IX.B")
public final class Displacement {

  private Displacement() {}

  /**
   * Everybody who is no friend of a nation leaves the province in which it arrives. There is no
   * interception and no flight. A capital is removed, to be founded again later.
   */
  public static void makeRoom(Play play, int arriving, int province) {
    World world = play.world();
    long friends = world.diplomacy().friends(arriving);
    int limes = world.limes(province);
    if (limes >= 0 && (friends & 1L << limes) == 0) {
      play.happen(new LandEvent.LimesSet(province, World.NOBODY));
    }
    int capital = world.capitalAt(province);
    if (capital >= 0 && (friends & 1L << capital) == 0) {
      play.happen(new NationEvent.CapitalMoved(capital, World.NOBODY));
    }
    for (long rest = world.occupants(province) & ~friends; rest != 0; rest &= rest - 1) {
      displace(play, Long.numberOfTrailingZeros(rest), province);
    }
  }

  private static void displace(Play play, int nation, int province) {
    World world = play.world();
    UnitSet units = world.unitsAt(province, 1L << nation);
    if (play.table().isHeard()) {
      play.tell(new FieldTold.Displaced(nation, province, units));
    }
    List<Integer> havens = Havens.around(world, nation, province);
    if (havens.isEmpty() && Havens.isIsland(world, province)) {
      havens = Havens.overseas(world, nation, province);
    } else if (havens.isEmpty() && world.status(nation) != Status.EMPIRE) {
      seekRefuge(play, nation, province, units);
      return;
    }
    if (havens.isEmpty()) {
      vanish(play, nation, province, units);
      return;
    }
    List<Integer> towards = Havens.nearestToSeat(world, nation, province, havens);
    int first = play.table().ask(new ChooseHaven(play.world(), nation, towards));
    moveHordeAndLeaders(play, nation, province, first);
    UnitSet left = moveUnits(play, nation, units, first);
    for (int haven : towards) {
      left = moveUnits(play, nation, left, haven);
    }
    for (int haven : havens) {
      left = moveUnits(play, nation, left, haven);
    }
    eliminate(play, left);
  }

  /** Surrounded, it submits to its strongest neighbour, who leaves it one of its provinces. */
  private static void seekRefuge(Play play, int nation, int province, UnitSet units) {
    World world = play.world();
    int neighbour = Havens.strongestNeighbour(world, nation, province);
    List<Integer> refuges = Havens.of(world, nation, neighbour, province);
    if (refuges.isEmpty()) {
      vanish(play, nation, province, units);
      return;
    }
    int refuge = play.table().ask(new ChooseHaven(play.world(), nation, refuges));
    moveHordeAndLeaders(play, nation, province, refuge);
    eliminate(play, moveUnits(play, nation, units, refuge));
    Submission.subdue(play, nation, neighbour);
    Evacuation.of(play, neighbour, nation);
    VassalMercenary.lend(play, nation, neighbour);
  }

  /** As many as have room; the others are still to be placed. */
  private static UnitSet moveUnits(Play play, int nation, UnitSet units, int to) {
    World world = play.world();
    int room = Stacking.limit(world, nation, to) - Stacking.counted(world, nation, to);
    UnitSet fit = units.where(unit -> ClosedLand.mayHold(world, UnitSet.of(unit), to));
    if (fit.isEmpty() || room <= 0) {
      return units;
    }
    UnitSet moved =
        fit.size() <= room
            ? fit
            : play.table().ask(new ChooseParticipants(world, nation, fit, room));
    play.happen(new UnitEvent.Placed(moved, to));
    return units.minus(moved);
  }

  private static void moveHordeAndLeaders(Play play, int nation, int from, int to) {
    World world = play.world();
    if (world.horde(nation) == from) {
      play.happen(new NationEvent.HordeMoved(nation, to));
    }
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (world.leaderPlace(leader) == from && world.setting().leader(leader).nation() == nation) {
        play.happen(to < 0 ? new LeaderEvent.Retired(leader) : new LeaderEvent.Posted(leader, to));
      }
    }
  }

  /** A horde is never eliminated (VII.A): it goes to its people, if there are any elsewhere. */
  private static void vanish(Play play, int nation, int province, UnitSet units) {
    World world = play.world();
    boolean camped = world.horde(nation) == province;
    int camp = camped ? Havens.nearestOwnUnits(world, nation, province) : World.NOBODY;
    moveHordeAndLeaders(play, nation, province, camp);
    eliminate(play, units);
  }

  /** Back to the pool of their nation. */
  private static void eliminate(Play play, UnitSet units) {
    if (!units.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(units));
    }
  }
}
