package org.groma.engine.romanitas.state;

/** Where a Roman unit, fleet or figure is. */
public enum Post {
  /** In the Mobilised box: it can be called upon. */
  READY,
  /** In a force that is fighting. */
  IN_FORCE,
  ELIMINATED
}
