package org.groma.engine.invasions.combat;

import java.util.Optional;

/**
 * How a battle ended.
 *
 * @param attacker the attacking force after recovery and restoration
 * @param defender the defending force likewise
 * @param winner nobody only in a drawn naval battle
 * @param attackerFate what happened to the attacker beyond its soldiers
 * @param defenderFate likewise
 */
public record BattleResult(
    Force attacker, Force defender, Optional<Side> winner, Fate attackerFate, Fate defenderFate) {

  /**
   * What happened to a side.
   *
   * @param eliminated how many soldiers (a Limes counts) it lost before recovery
   * @param hitsTaken how many hits its soldiers and its Limes took; what was to spare is not
   *     counted
   * @param destroyed whether no soldier and no Limes was left before recovery; a lone horde must
   *     have been hit
   * @param leaderLost whether its leader fell with them, or was murdered after a victory
   * @param hordeHit whether a hit was left for its hordes, which makes them submit
   */
  public record Fate(
      int eliminated, int hitsTaken, boolean destroyed, boolean leaderLost, boolean hordeHit) {}

  public Force force(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  public Fate fate(Side side) {
    return side == Side.ATTACKER ? attackerFate : defenderFate;
  }
}
