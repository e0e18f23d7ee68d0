package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * Who shares in the points for land, in halves of them.
 *
 * @param patron of a client's territory
 * @param federator of the Foedus provinces
 * @param suzerain of a vassal's territory
 * @param vassal of everything it earns itself
 * @param ally of a province that two allies hold together
 * @param roma of a conversion bonus, for whoever controls Roma
 */
@Rule("V.B")
public record ScoreFigures(
    int patron, int federator, int suzerain, int vassal, int ally, int roma) {

  static ScoreFigures read(TableReader tables) {
    return new ScoreFigures(
        share(tables, "patron-of-client"),
        share(tables, "federator"),
        share(tables, "suzerain"),
        share(tables, "vassal"),
        share(tables, "allies"),
        share(tables, "roma-on-conversion"));
  }

  private static int share(TableReader tables, String row) {
    return tables.halves("score-shares", row, "share").count();
  }
}
