package org.groma.engine.cycles.combat;

import java.util.List;

/** All units that attack an area together. */
public record Assault(int area, List<Integer> units) {
  public Assault {
    units = List.copyOf(units);
  }
}
