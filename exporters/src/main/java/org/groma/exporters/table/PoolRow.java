package org.groma.exporters.table;

import java.util.Optional;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;

/**
 * One line of a nation's force pool.
 *
 * @param again which of the lines with this unit it is, counted from 1; nearly always the only one
 */
public record PoolRow(NationId nation, Nation.Pooled pooled, int again) {

  PoolRow withCount(int count) {
    return new PoolRow(nation, new Nation.Pooled(pooled.unit(), count, pooled.origin()), again);
  }

  static PoolRow fresh(NationId nation, UnitTypeId unit, int count) {
    return new PoolRow(nation, new Nation.Pooled(unit, count, Optional.empty()), 1);
  }
}
