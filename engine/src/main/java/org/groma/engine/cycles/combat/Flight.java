package org.groma.engine.cycles.combat;

import java.util.List;

/**
 * A way in which a unit retreats.
 *
 * @param path the areas it enters, in order
 * @param sea the sea area that a ship crosses to the only area of its path; -1 for none
 * @param lost whether the unit is eliminated at the end of it
 */
public record Flight(int unit, List<Integer> path, int sea, boolean lost) {

  static final int NO_SEA = -1;

  public Flight {
    path = List.copyOf(path);
  }
}
