package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * The numbers of raids.
 *
 * @param units how many units raid
 * @param unit what each Civilized unit does to the die
 * @param afterMinus what the marker of a small raid does to the next die
 * @param afterPlus what the marker of a great raid does
 */
@Rule("XI.E")
public record RaidFigures(
    int units, int unit, int afterMinus, int afterPlus, Bands<Outcome> outcomes) {

  /**
   * What a raid brings.
   *
   * @param gold Gold besides pillage markers
   * @param lost how many raiding units are lost for good
   */
  public record Outcome(
      Result result, int lost, int gold, int points, int markers, boolean maySettle) {}

  /** How far a raid succeeds. */
  public enum Result {
    FAILURE,
    MINUS,
    PLUS
  }

  static RaidFigures read(TableReader tables) {
    return new RaidFigures(
        tables.number("raid-rules", "units", "value"),
        tables.number("raid-modifiers", "civilized-unit", "modifier"),
        tables.number("raid-modifiers", "previous-raid-minus", "modifier"),
        tables.number("raid-modifiers", "previous-raid-plus", "modifier"),
        tables.bands("raid-outcome", row -> outcome(tables, row)));
  }

  private static Outcome outcome(TableReader tables, String row) {
    Result result =
        switch (tables.word("raid-outcome", row, "result")) {
          case "raid-minus" -> Result.MINUS;
          case "raid-plus" -> Result.PLUS;
          default -> Result.FAILURE;
        };
    return new Outcome(
        result,
        numberIfAny(tables, row, "unitsLost"),
        numberIfAny(tables, row, "gold"),
        numberIfAny(tables, row, "points"),
        numberIfAny(tables, row, "pillageMarkers"),
        tables.has("raid-outcome", row, "maySettle")
            && tables.flag("raid-outcome", row, "maySettle"));
  }

  private static int numberIfAny(TableReader tables, String row, String column) {
    return tables.has("raid-outcome", row, column) ? tables.number("raid-outcome", row, column) : 0;
  }

  /** What a result of the die, modifiers included, brings. */
  public Outcome outcome(int result) {
    return outcomes
        .find(result)
        .orElseThrow(() -> new IllegalStateException("a raid cannot come to " + result));
  }
}
