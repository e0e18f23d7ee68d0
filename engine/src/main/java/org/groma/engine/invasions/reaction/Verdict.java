package org.groma.engine.invasions.reaction;

/** What the reaction of the other side leaves of a stack's move. */
public enum Verdict {
  /**
   * Nobody intercepted, or the stack beat who did. Who stands in the province still stands there.
   */
  GOES_ON,
  /** The stack lost the battle: it has retreated, and its movement is over. */
  BEATEN
}
