package org.groma.engine.romanitas.setting;

/** The three lines of the Acta Publica. */
public enum Domain implements Worded {
  POLITICAL,
  RELIGIOUS,
  ECONOMIC
}
