package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/**
 * A side's roll in an advanced melee round.
 *
 * @param units how many count for the column
 * @param shown what the two dice show together
 */
@Rule("XXI.F")
public record AdvancedRoll(int units, int modifier, int shown) {

  /**
   * The roll that a side is about to make.
   *
   * @param firstRound whether rivers and ridges still hinder
   */
  public static AdvancedRoll before(
      Ground ground, Side side, Force own, Force enemy, boolean firstRound, CombatFigures figures) {
    int modifier = AdvancedModifiers.of(ground, side, own, enemy, firstRound, figures);
    return new AdvancedRoll(AdvancedMelee.units(side, own), modifier, 0);
  }

  AdvancedRoll shifted(int by) {
    return new AdvancedRoll(units, modifier + by, shown);
  }

  public AdvancedRoll showing(int roll) {
    return new AdvancedRoll(units, modifier, roll);
  }

  public int hits(AdvancedFigures figures, boolean open) {
    return hitsShowing(shown, figures, open);
  }

  int hitsShowing(int roll, AdvancedFigures figures, boolean open) {
    return figures.meleeHits(units, roll + modifier, open);
  }
}
