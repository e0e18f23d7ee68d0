package org.groma.engine.invasions.combat;

/** How a soldier stands. */
public enum Condition {
  FRESH,
  /** An elite on its reverse side. */
  DAMAGED,
  ELIMINATED
}
