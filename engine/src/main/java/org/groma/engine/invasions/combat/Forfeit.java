package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/** What a leader may do with a re-roll before any dice are rolled. */
@Rule({"XX.E", "XXI.D"})
public enum Forfeit {
  /** Keep it. */
  NOTHING,
  /** Add a black die to the own pool, or add to the own roll. */
  STRENGTHEN,
  /** Take a black die from the enemy's pool, or lower the enemy's roll. */
  WEAKEN
}
