package org.groma.engine.romanitas.setting;

/** What can be built. */
public enum MonumentKind implements Worded {
  MONASTERY,
  BASILICA,
  FORTIFICATIONS,
  WALLS
}
