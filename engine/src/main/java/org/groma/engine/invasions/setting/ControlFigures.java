package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many units it takes to control a province, by the province and by who holds it. */
@Rule("XII.B")
public final class ControlFigures {

  private final int[] civilized;
  private final int[] barbarian;

  private ControlFigures(int[] civilized, int[] barbarian) {
    this.civilized = civilized;
    this.barbarian = barbarian;
  }

  static ControlFigures read(TableReader tables) {
    return new ControlFigures(row(tables, "civilized-province"), row(tables, "barbarian-province"));
  }

  private static int[] row(TableReader tables, String row) {
    int[] units = new int[Status.values().length];
    for (Status status : Status.values()) {
      units[status.ordinal()] = tables.number("province-control", row, status.word());
    }
    return units;
  }

  /** How many unopposed units a nation of this status needs. */
  public int unitsNeeded(boolean barbarianProvince, Status status) {
    return (barbarianProvince ? barbarian : civilized)[status.ordinal()];
  }
}
