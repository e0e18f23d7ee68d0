package org.groma.engine.invasions.setting;

import java.util.EnumMap;
import java.util.Map;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many units it takes to control a province, by the province and by who holds it. */
@Rule("XII.B")
public final class ControlFigures {

  private final Map<Status, Integer> civilized;
  private final Map<Status, Integer> barbarian;

  private ControlFigures(Map<Status, Integer> civilized, Map<Status, Integer> barbarian) {
    this.civilized = civilized;
    this.barbarian = barbarian;
  }

  static ControlFigures read(TableReader tables) {
    return new ControlFigures(row(tables, "civilized-province"), row(tables, "barbarian-province"));
  }

  private static Map<Status, Integer> row(TableReader tables, String row) {
    Map<Status, Integer> units = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      units.put(status, tables.number("province-control", row, status.word()));
    }
    return units;
  }

  /** How many unopposed units a nation of this status needs. */
  public int unitsNeeded(boolean barbarianProvince, Status status) {
    return (barbarianProvince ? barbarian : civilized).get(status);
  }
}
