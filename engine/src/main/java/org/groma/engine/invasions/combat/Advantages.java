package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/** The tactical advantages: who has clearly more cavalry, and who more heavy soldiers. */
@Rule({"XX.C", "XXI.B"})
public final class Advantages {

  private Advantages() {}

  public static boolean cavalry(Force own, Force enemy, CombatFigures figures) {
    return figures.cavalry().isHeld(own.count(Trait.CAVALRY), enemy.count(Trait.CAVALRY));
  }

  public static boolean heavy(Force own, Force enemy, CombatFigures figures) {
    return figures.heavy().isHeld(own.count(Trait.HEAVY), enemy.count(Trait.HEAVY));
  }
}
