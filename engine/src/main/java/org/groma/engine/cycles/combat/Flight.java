package org.groma.engine.cycles.combat;

import java.util.List;

/**
 * A way in which a unit retreats.
 *
 * @param path the areas it enters, in order
 * @param seas the sea areas that a ship crosses to the only area of its path, in order
 * @param lost whether the unit is eliminated at the end of it
 */
public record Flight(int unit, List<Integer> path, List<Integer> seas, boolean lost) {

  public Flight {
    path = List.copyOf(path);
    seas = List.copyOf(seas);
  }
}
