package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** What a bad box of the Acta Publica forbids for a turn. */
public enum Ban implements Worded {
  DIPLOMACY,
  MISSIONARY,
  DONATIO,
  CHURCH_GIFT,
  MONUMENTS
}
