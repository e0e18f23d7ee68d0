package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/** The tactical advantages: who has clearly more cavalry, and who more heavy soldiers. */
@Rule({"XX.C", "XXI.B"})
public final class Advantages {

  private Advantages() {}

  public static boolean cavalry(Force side, Force other, CombatFigures figures) {
    return figures.cavalry().isHeld(side.count(Trait.CAVALRY), other.count(Trait.CAVALRY));
  }

  public static boolean heavy(Force side, Force other, CombatFigures figures) {
    return figures.heavy().isHeld(side.count(Trait.HEAVY), other.count(Trait.HEAVY));
  }
}
