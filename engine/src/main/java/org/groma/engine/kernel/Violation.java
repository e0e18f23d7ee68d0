package org.groma.engine.kernel;

import java.util.Locale;
import java.util.Optional;

/**
 * An invariant that was found broken.
 *
 * @param turn the turn in which it was found
 * @param event after how many events of the log
 * @param cause the last of them
 * @param invariant which one
 * @param section of the rulebook; empty where the program alone is to blame
 * @param problem what is wrong, a sentence
 */
public record Violation(
    int turn, int event, String cause, String invariant, Optional<String> section, String problem) {

  /** The invariant with its section, as it stands behind the problem. */
  public String source() {
    return section.map(named -> invariant + ", " + named).orElse(invariant);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "turn %d, event %d %s: %s (%s)", turn, event, cause, problem, source());
  }
}
