package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which victorious unit advances, and how far on a way that the beaten have left; nobody to end it.
 *
 * @param units those who may still advance
 * @param routes the ways, each from the area that was left to where the beaten ended
 * @param taken the area that was fought for and can be entered now; -1 for none
 */
@Rule("7.2")
public record Advance(
    World world, int chooser, List<Integer> units, List<List<Integer>> routes, int taken)
    implements Decision<Optional<Advance.March>> {

  /** A unit goes to an area and stays there. */
  public record March(int unit, int area) {}

  public Advance {
    units = List.copyOf(units);
    routes = routes.stream().map(List::copyOf).toList();
  }

  @Override
  public List<Optional<March>> options() {
    Set<March> found = new LinkedHashSet<>();
    for (int unit : units) {
      for (List<Integer> route : routes) {
        for (int i = 0; i < reach(unit, route); i++) {
          if (Stacking.fits(world, route.get(i), unit)
              && !Truce.isRefused(world, chooser, route.get(i))) {
            found.add(new March(unit, route.get(i)));
          }
        }
      }
    }
    List<Optional<March>> options = new ArrayList<>();
    options.add(Optional.empty());
    found.forEach(march -> options.add(Optional.of(march)));
    return options;
  }

  /** How many areas of a route a unit can enter. */
  private int reach(int unit, List<Integer> route) {
    int most = Math.min(route.size(), world.kindOf(unit).movement());
    int from = world.place(unit);
    for (int i = 0; i < most; i++) {
      int area = route.get(i);
      if (!isOpen(area)
          || Ground.isForbidden(world, unit, area)
          || Bounds.areClosed(world, unit, area)
          || !Ground.isPassable(world, unit, from, area)) {
        return i;
      }
      from = area;
    }
    return most;
  }

  private boolean isOpen(int area) {
    return !world.isBarred(area, chooser)
        || (area == taken && world.occupant(area) == World.NOBODY);
  }

  /** The areas that a unit enters to get somewhere. */
  List<Integer> way(March march) {
    for (List<Integer> route : routes) {
      int end = route.indexOf(march.area());
      if (end >= 0 && end < reach(march.unit(), route)) {
        return route.subList(0, end + 1);
      }
    }
    return List.of();
  }

  @Override
  public Optional<Refusal> refusal(Optional<March> answer) {
    if (answer.isEmpty()) {
      return Optional.empty();
    }
    March march = answer.get();
    return units.contains(march.unit())
            && !way(march).isEmpty()
            && Stacking.fits(world, march.area(), march.unit())
            && !Truce.isRefused(world, chooser, march.area())
        ? Optional.empty()
        : Optional.of(new Refusal("7.2", "the unit cannot advance to that area"));
  }
}
