package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * What bonds between nations cost and give. Gold and points are counted in halves.
 *
 * @param offers how many Foedera an Empire may offer in a turn without a card
 * @param foedusTribute what a federator pays for each Foedus
 * @param foedusMercenaries how many units a federate lends for each Foedus
 * @param foedusPoints what a federate earns each turn for each Foedus
 * @param clientMercenaries how many units a client lends
 * @param marriagePoints what a peaceful bridegroom earns
 * @param failedRebellion the points lost with a rebellion; negative
 * @param rebelsLost the units lost with a rebellion
 * @param unusedCard what a diplomacy card brings that was not played
 */
@Rule({"XXVII.B", "XXVIII.D", "XXIX.G", "XXX.A"})
public record BondFigures(
    int offers,
    int foedusTribute,
    int foedusMercenaries,
    int foedusPoints,
    int clientMercenaries,
    int marriagePoints,
    int failedRebellion,
    int rebelsLost,
    int unusedCard) {

  static BondFigures read(TableReader tables) {
    return new BondFigures(
        tables.number("foedus-rules", "offers-per-turn", "value"),
        tables.halves("foedus-rules", "tribute", "value").count(),
        tables.number("foedus-rules", "mercenaries", "value"),
        tables.halves("victory-point-awards", "foedus-turn", "points").count(),
        tables.number("client-rules", "mercenaries", "value"),
        tables.halves("victory-point-awards", "marriage", "points").count(),
        tables.halves("victory-point-awards", "failed-rebellion", "points").count(),
        -tables.number("vassal-rules", "failed-rebellion", "units"),
        tables.halves("diplomacy-draw", "unused-card", "gold").count());
  }
}
