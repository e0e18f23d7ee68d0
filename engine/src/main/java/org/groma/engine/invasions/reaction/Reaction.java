package org.groma.engine.invasions.reaction;

import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;

/** Lets the opponent react to a stack that has entered a province. */
public final class Reaction {

  private Reaction() {}

  /**
   * Interceptions are declared, then flight; flight is rolled first (ruling C10); interceptors who
   * arrive fight the stack at once.
   *
   * @param stack what entered; it is in the province already
   */
  public static Verdict react(Play play, Stack stack) {
    throw new UnsupportedOperationException();
  }
}
