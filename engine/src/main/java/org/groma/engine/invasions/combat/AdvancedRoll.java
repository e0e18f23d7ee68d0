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

  AdvancedRoll shifted(int by) {
    return new AdvancedRoll(units, modifier + by, shown);
  }

  AdvancedRoll showing(int roll) {
    return new AdvancedRoll(units, modifier, roll);
  }

  int hits(AdvancedFigures figures, boolean open) {
    return hitsShowing(shown, figures, open);
  }

  int hitsShowing(int roll, AdvancedFigures figures, boolean open) {
    return figures.meleeHits(units, roll + modifier, open);
  }
}
