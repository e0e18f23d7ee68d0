package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.naval.ShipRetreat;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Ships, and who is aboard, that lie before a coast and must land there. */
@Rule("8.2")
final class Landing {

  private Landing() {}

  /** The areas in which units of a position have to land. */
  static List<Integer> areas(World world, int position) {
    TreeSet<Integer> found = new TreeSet<>();
    for (int unit = world.firstUnit(position); unit < world.endUnit(position); unit++) {
      if (isAtSea(world, unit) && world.aim(unit) >= 0) {
        found.add(world.aim(unit));
      }
    }
    return List.copyOf(found);
  }

  /** Who has to land in an area. */
  static List<Integer> units(World world, int position, int area) {
    List<Integer> found = new ArrayList<>();
    for (int unit = world.firstUnit(position); unit < world.endUnit(position); unit++) {
      if (isAtSea(world, unit) && world.aim(unit) == area) {
        found.add(unit);
      }
    }
    return found;
  }

  private static boolean isAtSea(World world, int unit) {
    return world.isOnBoard(unit) && world.board().isSea(world.place(unit));
  }

  /** Who finds nobody to attack any more goes ashore, or puts back. */
  static void settle(Play play, int position, Fray fray) {
    World world = play.world();
    for (int area : areas(world, position)) {
      if (Defence.of(world, area, position, fray).isEmpty()) {
        List<Integer> units = units(world, position, area);
        for (int unit : units) {
          if (!world.isBarred(area, position)
              && Stacking.fits(world, area, unit)
              && Truce.allows(play, position, area)) {
            Leading.step(play, unit, Leading.with(play, unit), area);
          }
        }
        putBack(play, position, units);
      }
    }
  }

  /** No ship stays at sea: those who did not go ashore go back as they came, with their cargo. */
  @Rule({"5.2", "8.3"})
  static void putBack(Play play, int position, List<Integer> units) {
    World world = play.world();
    List<Integer> cargo = new ArrayList<>();
    for (int unit : units) {
      if (isAtSea(world, unit) && !world.kindOf(unit).ship()) {
        cargo.add(unit);
      }
    }
    for (int ship : units) {
      if (isAtSea(world, ship) && world.kindOf(ship).ship()) {
        putBack(play, position, ship, List.copyOf(cargo));
        cargo.clear();
      }
    }
    cargo.forEach(play::remove);
  }

  private static void putBack(Play play, int position, int ship, List<Integer> cargo) {
    World world = play.world();
    List<Flight> flights = new ArrayList<>(Flights.of(world, ship, 1, List.of(world.aim(ship))));
    if (!cargo.isEmpty()
        && flights.stream()
            .anyMatch(flight -> flight.path().stream().anyMatch(a -> isFree(world, a)))) {
      flights.removeIf(flight -> !flight.path().stream().allMatch(area -> isFree(world, area)));
    }
    Flight flight =
        flights.size() == 1 ? flights.getFirst() : play.ask(new Retreat(world, position, flights));
    if (flight.lost()) {
      play.remove(ship);
      cargo.forEach(play::remove);
      return;
    }
    int leader = world.leaderAboard(ship);
    ShipRetreat.Hop hop = new ShipRetreat.Hop(flight.seas(), flight.path().getFirst());
    ShipRetreat.sail(play, ship, cargo, leader, hop);
  }

  private static boolean isFree(World world, int area) {
    return world.occupant(area) == World.NOBODY;
  }
}
