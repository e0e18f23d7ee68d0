package org.groma.engine.cycles.combat;

import java.util.HashSet;
import java.util.Set;
import org.groma.engine.kernel.Rule;

/**
 * Who has been attacked in a player turn: nobody is attacked twice.
 *
 * @param units those that defended
 * @param areas where they did
 */
@Rule("7.1")
public record Fray(Set<Integer> units, Set<Integer> areas) {

  public static final Fray NONE = new Fray(Set.of(), Set.of());

  public Fray {
    units = Set.copyOf(units);
    areas = Set.copyOf(areas);
  }

  Fray with(Defence defence) {
    Set<Integer> allUnits = new HashSet<>(units);
    allUnits.addAll(defence.units());
    Set<Integer> allAreas = new HashSet<>(areas);
    allAreas.add(defence.area());
    return new Fray(allUnits, allAreas);
  }
}
