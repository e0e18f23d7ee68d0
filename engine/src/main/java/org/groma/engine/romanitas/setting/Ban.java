package org.groma.engine.romanitas.setting;

/** What a bad box of the Acta Publica forbids for a turn. */
public enum Ban implements Worded {
  DIPLOMACY,
  MISSIONARY,
  DONATIO,
  CHURCH_GIFT,
  MONUMENTS
}
