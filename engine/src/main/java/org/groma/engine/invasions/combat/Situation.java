package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.Rule;

/**
 * The circumstances that both combat systems ask about. Where the rules say that all units must
 * comply, those left on the side are meant; elsewhere one unit is enough.
 */
@Rule({"XX.F", "XX.G", "XXI.E"})
final class Situation {

  private Situation() {}

  /** Whether all have crossed a strait, a ridge or a river that hinders them. */
  static boolean hasCrossed(Ground ground, Force attacker) {
    return !ground.intercepted()
        && allCrossed(attacker, Trait.CROSSED_STRAIT | Trait.CROSSED_RIDGE, Trait.CROSSED_RIVER);
  }

  static boolean hasCrossedStrait(Ground ground, Force attacker) {
    return !ground.intercepted() && allCrossed(attacker, Trait.CROSSED_STRAIT, 0);
  }

  static boolean hasCrossedRiverOrRidge(Ground ground, Force attacker) {
    return !ground.intercepted() && allCrossed(attacker, Trait.CROSSED_RIDGE, Trait.CROSSED_RIVER);
  }

  /** Whether all came over rivers or ridges: amphibious or intercepted, they can be ambushed. */
  @Rule("XX.D")
  static boolean cameOverRiverOrRidge(Force force) {
    return allCrossed(force, Trait.CROSSED_RIDGE | Trait.CROSSED_RIVER, 0);
  }

  /** Amphibious soldiers are not hindered by what is in {@code forOthers}. */
  private static boolean allCrossed(Force force, int forAll, int forOthers) {
    for (int i = 0; i < force.size(); i++) {
      int crossing = force.has(i, Trait.AMPHIBIOUS) ? forAll : forAll | forOthers;
      if (force.fights(i) && (force.traits(i) & crossing) == 0) {
        return false;
      }
    }
    return force.strength() > 0;
  }

  /** Whether a Barbarian who is no nomad defends a forest. A horde is one (ruling C23). */
  static boolean isForestOfBarbarians(Ground ground, Force defender) {
    return ground.terrain() == Terrain.FOREST
        && (defender.count(Trait.BARBARIAN, Trait.NOMAD) > 0
            || (defender.hordes() > 0 && !defender.command().nomads()));
  }

  /** Whether a Barbarian attacks somebody Civilized in a Barbarian Area. */
  static boolean isBarbarianAtHome(Ground ground, Force attacker, Force defender) {
    return ground.barbarian()
        && attacker.count(Trait.BARBARIAN) > 0
        && defender.count(Trait.CIVILIZED) > 0;
  }

  /** Whether an Empire's own soldier faces a Barbarian (ruling C12). */
  static boolean isEmpireAgainstBarbarians(Force own, Force enemy) {
    return own.count(Trait.IMPERIAL) > 0
        && (enemy.count(Trait.BARBARIAN) > 0 || enemy.hordes() > 0);
  }

  /** All must be nomads in basic combat (ruling C13). */
  static boolean areAllNomadsInSteppe(Ground ground, Force own) {
    return isAnyNomadInSteppe(ground, own) && own.count(0, Trait.NOMAD) == 0;
  }

  /** One nomad is enough in advanced combat (ruling C13). */
  static boolean isAnyNomadInSteppe(Ground ground, Force own) {
    return ground.terrain() == Terrain.STEPPE && own.count(Trait.NOMAD) > 0;
  }
}
