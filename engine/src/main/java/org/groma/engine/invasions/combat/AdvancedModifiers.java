package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.Rule;

/** What is added to a roll in an advanced melee round. */
@Rule("XXI.E")
public final class AdvancedModifiers {

  private AdvancedModifiers() {}

  /**
   * All that applies to a side.
   *
   * @param firstRound whether rivers and ridges still hinder
   */
  public static int of(
      Ground ground, Side side, Force own, Force enemy, boolean firstRound, CombatFigures figures) {
    AdvancedFigures.Modifiers modifiers = figures.advanced().modifiers();
    int position =
        side == Side.ATTACKER
            ? attacker(ground, own, enemy, firstRound, modifiers)
            : defender(ground, enemy, modifiers);
    return position + tactical(ground, own, enemy, figures) + own.command().modifier();
  }

  private static int attacker(
      Ground ground,
      Force attacker,
      Force defender,
      boolean firstRound,
      AdvancedFigures.Modifiers modifiers) {
    int sum = 0;
    if (ground.terrain() == Terrain.MARSH) {
      sum += modifiers.marsh();
    }
    if (Situation.hasCrossedStrait(ground, attacker)) {
      sum += modifiers.strait();
    }
    if (firstRound && Situation.hasCrossedRiverOrRidge(ground, attacker)) {
      sum += modifiers.riverOrRidge();
    }
    if (Situation.isForestOfBarbarians(ground, defender)) {
      sum += modifiers.forest();
    }
    if (Situation.isBarbarianAtHome(ground, attacker, defender)) {
      sum += modifiers.barbarianAttack();
    }
    return sum;
  }

  private static int defender(Ground ground, Force attacker, AdvancedFigures.Modifiers modifiers) {
    int walls =
        switch (ground.fortress()) {
          case NONE -> 0;
          case OF_A_KINGDOM -> modifiers.fortress();
          case OF_AN_EMPIRE -> modifiers.imperialFortress();
        };
    return Situation.hasCrossedStrait(ground, attacker)
        ? walls + modifiers.defendedStrait()
        : walls;
  }

  private static int tactical(Ground ground, Force own, Force enemy, CombatFigures figures) {
    AdvancedFigures.Modifiers modifiers = figures.advanced().modifiers();
    int sum = forElites(own, modifiers);
    if (Advantages.cavalry(own, enemy, figures)) {
      sum += modifiers.cavalry();
    }
    if (Advantages.heavy(enemy, own, figures)) {
      sum += modifiers.againstHeavy();
    }
    if (Situation.isEmpireAgainstBarbarians(own, enemy)) {
      sum += modifiers.empire();
    }
    if (Situation.isAnyNomadInSteppe(ground, own)) {
      sum += modifiers.nomads();
    }
    return sum;
  }

  private static int forElites(Force own, AdvancedFigures.Modifiers modifiers) {
    return switch (Elites.of(own)) {
      case FEW -> 0;
      case TWO -> modifiers.twoElites();
      case FOUR_ROMAN -> modifiers.fourRomanElites();
    };
  }
}
