package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many units it takes to control a province, by the province and by who holds it. */
@Rule("XII.B")
public final class ControlFigures {

  private final ByStatus civilized;
  private final ByStatus barbarian;

  private ControlFigures(ByStatus civilized, ByStatus barbarian) {
    this.civilized = civilized;
    this.barbarian = barbarian;
  }

  static ControlFigures read(TableReader tables) {
    return new ControlFigures(row(tables, "civilized-province"), row(tables, "barbarian-province"));
  }

  private static ByStatus row(TableReader tables, String row) {
    return ByStatus.of(status -> tables.number("province-control", row, status.word()));
  }

  /** How many unopposed units a nation of this status needs. */
  public int unitsNeeded(boolean barbarianProvince, Status status) {
    return (barbarianProvince ? barbarian : civilized).get(status);
  }
}
