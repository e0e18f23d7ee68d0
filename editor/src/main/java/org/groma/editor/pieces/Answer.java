package org.groma.editor.pieces;

import org.groma.model.scenario.Scenario;

/** What becomes of somebody's wish to place, take away or move pieces. */
public sealed interface Answer {

  /**
   * It can be done.
   *
   * @param name of the step in the history
   * @param after the scenario with it done
   */
  record Granted(String name, Scenario after) implements Answer {}

  /** It cannot be done; the sentence says why. */
  record Refused(String sentence) implements Answer {}
}
