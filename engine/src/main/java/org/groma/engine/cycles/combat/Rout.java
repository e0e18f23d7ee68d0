package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.naval.ShipRetreat;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A beaten side retreats, area by area and unit by unit, in the order that its owner likes. */
@Rule({"7.2", "7.3", "8.2"})
final class Rout {

  private static final int NOBODY = -1;

  private final Play play;
  private final World world;
  private final int position;
  private final int distance;
  private final List<Integer> enemies;
  private final List<Integer> waiting;
  private final List<List<Integer>> routes = new ArrayList<>();

  private Rout(Play play, int position, List<Integer> units, int distance, List<Integer> enemies) {
    this.play = play;
    this.world = play.world();
    this.position = position;
    this.distance = distance;
    this.enemies = enemies;
    this.waiting = new ArrayList<>(units);
  }

  /**
   * Has units retreat so many areas.
   *
   * @param enemies the areas of the units that they fought
   * @return the ways that the victors may follow: the area that was left, and those entered
   */
  static List<List<Integer>> run(
      Play play, int position, List<Integer> units, int distance, List<Integer> enemies) {
    Rout rout = new Rout(play, position, units, distance, enemies);
    while (!rout.waiting.isEmpty()) {
      rout.area();
    }
    return rout.routes;
  }

  /** The units of one area retreat; which one, the first choice says. */
  private void area() {
    List<Integer> group = new ArrayList<>(waiting);
    int place = NOBODY;
    while (!group.isEmpty()) {
      Flight flight = choose(group);
      place = world.place(flight.unit());
      flee(flight, place);
      waiting.removeIf(each -> each == flight.unit());
      group.retainAll(waiting);
      int here = place;
      group.removeIf(unit -> world.place(unit) != here);
    }
    play.forsake(place, position);
  }

  /** Units that would be eliminated wait while others can make room for them. */
  private Flight choose(List<Integer> group) {
    List<Flight> saved = new ArrayList<>();
    List<Flight> lost = new ArrayList<>();
    for (int unit : group) {
      for (Flight flight : Flights.of(world, unit, distance, enemies)) {
        (flight.lost() ? lost : saved).add(flight);
      }
    }
    List<Flight> options = saved.isEmpty() ? lost : saved;
    return options.size() == 1
        ? options.getFirst()
        : play.ask(new Retreat(world, position, options));
  }

  private void flee(Flight flight, int from) {
    int unit = flight.unit();
    if (!flight.seas().isEmpty()) {
      routes.add(world.board().isSea(from) ? List.of() : List.of(from));
      int leader = Leading.fleeing(play, unit);
      ShipRetreat.Hop hop = new ShipRetreat.Hop(flight.seas(), flight.path().getFirst());
      ShipRetreat.sail(play, unit, List.of(), leader, hop);
      return;
    }
    if (!world.board().isSea(from)) {
      List<Integer> route = new ArrayList<>(List.of(from));
      route.addAll(flight.path());
      routes.add(route);
    }
    int leader = flight.lost() ? NOBODY : Leading.with(play, unit);
    for (int area : flight.path()) {
      Leading.step(play, unit, leader, area);
    }
    if (flight.lost()) {
      play.remove(unit);
    }
  }
}
