package org.groma.engine.romanitas.setting;

/** How a figure comes out of a fight. */
public enum Wound implements Worded {
  UNHURT,
  WOUNDED,
  ELIMINATED
}
