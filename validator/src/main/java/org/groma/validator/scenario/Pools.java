package org.groma.validator.scenario;

import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;

/** What force pools have. */
final class Pools {

  private Pools() {}

  /** How many units of a type a nation has in all. */
  static int count(Nation nation, UnitTypeId unit) {
    return nation.pool().stream()
        .filter(pooled -> pooled.unit().equals(unit))
        .mapToInt(Nation.Pooled::count)
        .sum();
  }
}
