package org.groma.engine.cycles.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What stands in an area against an attack.
 *
 * @param owner whose it is; {@link World#NOBODY} for a neutral garrison
 * @param units all units there; those that came by a retreat too
 * @param strength of units that were not attacked before, and of garrison or capital
 * @param garrison whether it is a neutral garrison
 */
@Rule({"7.1", "7.3", "14.1"})
public record Defence(int area, int owner, List<Integer> units, int strength, boolean garrison) {

  public Defence {
    units = List.copyOf(units);
  }

  /** What an attacker meets in an area; empty where there is nothing to be attacked any more. */
  public static Optional<Defence> of(World world, int area, int attacker, Fray fray) {
    int occupant = world.occupant(area);
    if (occupant == attacker || fray.areas().contains(area)) {
      return Optional.empty();
    }
    if (occupant == World.NOBODY && world.hasGarrison(area)) {
      return Optional.of(
          new Defence(area, World.NOBODY, List.of(), garrisonStrength(world, area), true));
    }
    int capital = world.defendedCapital(area);
    int owner = occupant == World.NOBODY ? capital : occupant;
    if (owner == World.NOBODY || owner == attacker) {
      return Optional.empty();
    }
    boolean fresh = capital == owner;
    int strength = fresh ? garrisonStrength(world, area) : 0;
    List<Integer> units = world.unitsAt(area);
    for (int unit : units) {
      if (!fray.units().contains(unit)) {
        strength += world.kindOf(unit).strength();
        fresh = true;
      }
    }
    return fresh ? Optional.of(new Defence(area, owner, units, strength, false)) : Optional.empty();
  }

  /** What a neutral garrison has in an area: the tax of the city, but not less than the least. */
  @Rule({"2.3", "14.1"})
  public static int garrisonStrength(World world, int area) {
    return NeutralGarrisons.strength(world, area);
  }

  /** Whether tribes may attack it: there is nothing but tribes. */
  @Rule("9.3.2")
  public boolean isTribal(World world) {
    return !units.isEmpty()
        && units.stream().allMatch(unit -> world.kind(unit) == world.setting().kinds().tribe());
  }
}
