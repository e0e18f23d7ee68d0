package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.naval.Voyagers;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A ship sails, alone or with another: it arrives, lies before a coast, is driven back or lost. */
@Rule({"5.2", "5.3", "8.1", "8.2"})
final class Sailing {

  private final Play play;
  private final World world;
  private final Move.Voyage voyage;
  private final int from;
  private final int position;

  private Sailing(Play play, int ship, Move.Voyage voyage) {
    this.play = play;
    this.world = play.world();
    this.voyage = voyage;
    this.from = world.place(ship);
    this.position = world.owner(ship);
  }

  static void run(Play play, int ship, Move.Voyage voyage) {
    Sailing sailing = new Sailing(play, ship, voyage);
    sailing.crusade(ship);
    Voyagers afloat = sailing.weather(sailing.embark(ship));
    if (!afloat.areLost()
        && Interception.run(play, afloat, voyage.outward(), voyage.onward(), sailing.from)) {
      sailing.arrive(afloat);
    }
  }

  /** Whoever is carried, by his own ships or by others', may be a crusader. */
  @Rule("14.2.8")
  private void crusade(int ship) {
    if (!world.kindOf(ship).ship()) {
      Crusade.embarks(play, ship, false, voyage.area());
    } else if (voyage.cargo() >= 0) {
      Crusade.embarks(play, voyage.cargo(), true, voyage.area());
    }
  }

  private Voyagers embark(int ship) {
    return new Voyagers(
        voyage.consort() < 0 ? List.of(ship) : List.of(ship, voyage.consort()),
        voyage.cargo() < 0 ? List.of() : List.of(voyage.cargo()),
        voyage.leader() ? world.leaderIn(boarding(), position) : World.NOBODY);
  }

  private int boarding() {
    return voyage.boarding().area() < 0 ? from : voyage.boarding().area();
  }

  /**
   * Ships that sail together roll for themselves; what they will carry is said before, and shares
   * their fate.
   */
  @Rule("5.3")
  private Voyagers weather(Voyagers all) {
    Voyagers left = all;
    for (int ship : all.ships()) {
      if (Movement.sinks(play, ship, left.aboard(ship), voyage.seas().size())) {
        left = left.founder(play, ship);
      }
    }
    return left;
  }

  /** Where others stand, they lie at sea until they land. */
  private void arrive(Voyagers afloat) {
    boolean landing = world.isBarred(voyage.area(), position);
    int to = landing ? voyage.seas().getLast() : voyage.area();
    List<Integer> units = new ArrayList<>(afloat.ships());
    units.addAll(afloat.cargo());
    units.removeIf(unit -> !world.isOnBoard(unit));
    if (afloat.leader() >= 0) {
      play.happen(new LeaderEvent.Posted(afloat.leader(), to));
    }
    for (int unit : units) {
      play.happen(new UnitEvent.Moved(unit, to));
      if (landing) {
        play.happen(new UnitEvent.Aimed(unit, voyage.area(), from, voyage.seas()));
      }
    }
    if (landing && afloat.leader() >= 0) {
      play.happen(new LeaderEvent.Embarked(afloat.leader(), units.getFirst()));
    }
    if (!landing) {
      Captives.take(play, to, position);
    }
  }
}
