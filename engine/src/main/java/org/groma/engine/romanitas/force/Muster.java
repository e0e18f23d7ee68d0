package org.groma.engine.romanitas.force;

import java.util.List;

/**
 * A force that is called up.
 *
 * @param figures who leads it, as {@link org.groma.engine.romanitas.setting.Figure} numbers them
 * @param behindWalls whether it waits for a siege instead of giving battle
 */
public record Muster(List<Integer> units, List<Integer> figures, boolean behindWalls) {

  /** Nobody comes. */
  public static final Muster NOBODY = new Muster(List.of(), List.of(), false);

  public Muster {
    units = List.copyOf(units);
    figures = List.copyOf(figures);
  }

  public boolean isNobody() {
    return units.isEmpty();
  }
}
