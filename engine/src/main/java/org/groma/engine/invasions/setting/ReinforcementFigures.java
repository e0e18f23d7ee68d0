package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * How many units come when the time table does not say.
 *
 * @param byDefault for Barbarians without an entry
 * @param vassalAtMost for a Barbarian vassal, whatever the table says
 * @param infantry the share of infantry among units of no given kind, in halves
 * @param drawn the share of units of a type that is drawn at random, in halves
 * @param recovered how many units an inactive minor Kingdom gets back
 */
@Rule({"IX.D", "XXVII.C"})
public record ReinforcementFigures(
    int byDefault, int vassalAtMost, int infantry, int drawn, int recovered) {

  private static final String TABLE = "reinforcement-defaults";

  static ReinforcementFigures read(TableReader tables) {
    return new ReinforcementFigures(
        tables.number(TABLE, "barbarian-without-entry", "units"),
        tables.number(TABLE, "barbarian-vassal-at-most", "units"),
        tables.halves(TABLE, "infantry-share", "share").count(),
        tables.halves(TABLE, "random-share-within-type", "share").count(),
        tables.number(TABLE, "inactive-minor-kingdom", "units"));
  }

  /** So many halves of a number, rounded up. */
  public static int share(int halves, int of) {
    return (halves * of + 1) / 2;
  }
}
