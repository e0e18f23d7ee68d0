package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.naval.ShipRetreat;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** All ways in which a unit may retreat: those of the best class only. */
@Rule({"7.3", "8.3"})
final class Flights {

  private final World world;
  private final Board board;
  private final int unit;
  private final int distance;
  private final List<Integer> enemies;

  private Flights(World world, int unit, int distance, List<Integer> enemies) {
    this.world = world;
    this.board = world.board();
    this.unit = unit;
    this.distance = distance;
    this.enemies = enemies;
  }

  /**
   * The ways that meet all criteria. Where there is none, the longest ones that the unit can go
   * before it is eliminated.
   *
   * @param enemies the areas of the units that it fought
   */
  static List<Flight> of(World world, int unit, int distance, List<Integer> enemies) {
    return new Flights(world, unit, distance, enemies).find();
  }

  private List<Flight> find() {
    int start = world.place(unit);
    boolean ship = world.kindOf(unit).ship();
    if (board.isSea(start)) {
      return ship ? orLost(overSea()) : orLost(List.of());
    }
    List<List<Integer>> paths = new ArrayList<>();
    collect(start, new ArrayList<>(), paths);
    List<Flight> whole =
        paths.stream()
            .filter(path -> path.size() == distance && mayEnd(path.getLast()))
            .map(path -> new Flight(unit, path, List.of(), false))
            .toList();
    if (!whole.isEmpty()) {
      return best(whole);
    }
    List<Flight> over = ship ? overSea() : List.of();
    if (!over.isEmpty()) {
      return best(over);
    }
    int longest = paths.stream().mapToInt(List::size).max().orElse(0);
    return orLost(
        paths.stream()
            .filter(path -> path.size() == longest)
            .map(path -> new Flight(unit, path, List.of(), true))
            .toList());
  }

  private List<Flight> orLost(List<Flight> flights) {
    return flights.isEmpty()
        ? List.of(new Flight(unit, List.of(), List.of(), true))
        : best(flights);
  }

  private List<Flight> overSea() {
    return ShipRetreat.hops(world, unit).stream()
        .map(hop -> new Flight(unit, List.of(hop.area()), hop.seas(), false))
        .toList();
  }

  /** Ways without a loop, as far as the unit can go and wherever it may be. */
  private void collect(int from, List<Integer> path, List<List<Integer>> found) {
    boolean ship = world.kindOf(unit).ship();
    int degree = ship ? board.shoreDegree(from) : board.degree(from);
    boolean further = false;
    boolean tired = path.size() == Math.min(distance, world.kindOf(unit).movement());
    for (int i = 0; i < degree && !tired; i++) {
      int next = ship ? board.shore(from, i) : board.near(from, i);
      if (next != world.place(unit) && !path.contains(next) && isOpen(next)) {
        further = true;
        path.add(next);
        collect(next, path, found);
        path.removeLast();
      }
    }
    if (!further && !path.isEmpty()) {
      found.add(List.copyOf(path));
    }
  }

  /** Never onto unfriendly units, never above the limit of stacking, no tribe into a desert. */
  private boolean isOpen(int area) {
    return !world.isBarred(area, world.owner(unit))
        && Stacking.fits(world, area, unit)
        && !Ground.isForbidden(world, unit, area)
        && !Bounds.areClosed(world, unit, area);
  }

  /** Nobody is driven into a city that a truce keeps him out of. */
  @Rule("14.2.8")
  private boolean mayEnd(int area) {
    return !Truce.spares(world, world.owner(unit), area);
  }

  /** Away from who was fought, as far as possible; then not into cities of others. */
  private List<Flight> best(List<Flight> flights) {
    List<Flight> away = preferably(flights, this::isAway);
    List<Flight> far = away;
    if (distance > 1 && !enemies.isEmpty()) {
      ToIntFunction<Flight> remoteness = flight -> remoteness(flight.path().getLast());
      int most = away.stream().mapToInt(remoteness).max().orElse(0);
      far = preferably(away, flight -> remoteness.applyAsInt(flight) == most);
    }
    return preferably(far, this::avoidsCities);
  }

  private static List<Flight> preferably(List<Flight> flights, Predicate<Flight> wish) {
    List<Flight> found = flights.stream().filter(wish).toList();
    return found.isEmpty() ? flights : found;
  }

  /** The first of several areas may still be next to who was fought. */
  private boolean isAway(Flight flight) {
    List<Integer> path = flight.path();
    for (int i = path.size() > 1 ? 1 : 0; i < path.size(); i++) {
      if (remoteness(path.get(i)) <= 1) {
        return false;
      }
    }
    return true;
  }

  private int remoteness(int area) {
    int least = Integer.MAX_VALUE;
    for (int enemy : enemies) {
      least = Math.min(least, board.steps(area, enemy));
    }
    return least;
  }

  private boolean avoidsCities(Flight flight) {
    for (int area : flight.path()) {
      int city = board.cityAt(area);
      if (city >= 0
          && world.cityOwner(city) != World.NOBODY
          && world.cityOwner(city) != world.owner(unit)) {
        return false;
      }
    }
    return true;
  }
}
