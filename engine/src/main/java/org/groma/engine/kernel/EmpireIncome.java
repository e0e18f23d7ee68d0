package org.groma.engine.kernel;

import java.util.List;
import org.groma.model.value.Halves;

/**
 * How the income that a gazetteer prints for an empire that holds a whole area comes about.
 *
 * @param wholeArea what the area itself brings
 * @param cities what a city in it brings, by its level from 0 up
 */
public record EmpireIncome(Halves wholeArea, List<Halves> cities) {

  public EmpireIncome {
    cities = List.copyOf(cities);
  }

  /** What a city of a level brings. */
  public Halves city(int level) {
    return level < cities.size() ? cities.get(level) : Halves.ZERO;
  }
}
