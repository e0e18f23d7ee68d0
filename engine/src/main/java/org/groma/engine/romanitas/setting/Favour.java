package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** What a good box of the Acta Publica lets the player do once for nothing. */
public enum Favour implements Worded {
  /** A unit of the guard is mobilised unpaid. */
  GUARD,
  /** Two mercenaries are mobilised unpaid. */
  DONATIO,
  /** A barbarian king becomes Caesar and is the calmer for it. */
  CAESAR,
  /** A unit becomes an elite. */
  ELITE,
  MISSIONARY,
  CHURCH_GIFT
}
