package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * What fleets can do and what the sea does to landings.
 *
 * @param range how many sea zones a fleet may be away from a port of its nation
 * @param fleetsInStack how many fleets make up a naval stack at most
 * @param stacksInZone how many naval stacks a nation may have in a sea zone
 * @param zones how many sea zones a transport crosses at most
 * @param transports how many transports a naval stack makes in an activation
 * @param pacesAZone what each sea zone costs those who cross it and those who carry them
 * @param refusal how many halves of a point it costs to refuse battle
 * @param risk what a landing is rolled with
 */
@Rule("XXV")
public record SeaFigures(
    int range,
    int fleetsInStack,
    int stacksInZone,
    int zones,
    int transports,
    int pacesAZone,
    int refusal,
    Risk risk) {

  /**
   * The sea risk of a landing.
   *
   * @param noCity the modifier without a city on the coast
   * @param roman the modifier of Romans on the coasts they know
   * @param success the least roll that succeeds
   * @param freeArea the Area, by id, in which Barbarians land without a roll
   */
  @Rule("XXV.E")
  public record Risk(int noCity, int roman, int success, String freeArea) {}

  static SeaFigures read(TableReader tables) {
    return new SeaFigures(
        tables.number("naval-limits", "range-from-port", "value"),
        tables.number("naval-limits", "fleets-per-stack", "value"),
        tables.number("naval-limits", "stacks-per-zone", "value"),
        tables.number("naval-limits", "zones-per-transport", "value"),
        tables.number("naval-limits", "transports-per-stack", "value"),
        -tables.number("movement-allowances", "sea-zone-transported", "paces"),
        -tables.halves("victory-point-awards", "refused-naval-battle", "points").count(),
        new Risk(
            tables.number("sea-risk-modifiers", "no-city-on-that-coast", "modifier"),
            tables.number("sea-risk-modifiers", "roman-on-mediterranean-or-pontus", "modifier"),
            tables.success("sea-risk-modifiers"),
            tables.attribute("sea-risk-modifiers", "barbariansNeedNoRollIn")));
  }

  /** How many fleets a nation may have in a sea zone. */
  public int fleetsInZone() {
    return fleetsInStack * stacksInZone;
  }
}
