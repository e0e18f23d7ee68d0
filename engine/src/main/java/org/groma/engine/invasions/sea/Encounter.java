package org.groma.engine.invasions.sea;

/**
 * What meeting the enemy did to a naval stack of the active nation.
 *
 * @param refused whether it refused battle
 * @param sunk how many of its fleets were eliminated, those that recover later included (ruling
 *     C26)
 */
record Encounter(boolean refused, int sunk) {

  static final Encounter NONE = new Encounter(false, 0);
  static final Encounter REFUSED = new Encounter(true, 0);
}
