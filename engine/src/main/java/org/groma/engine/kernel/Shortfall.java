package org.groma.engine.kernel;

import java.util.Locale;
import java.util.Optional;
import org.groma.model.scenario.Scenario;

/**
 * Data that a ruleset needs and does not find, or cannot read.
 *
 * @param where the table, row and column, or the entry
 * @param problem what is wrong, as a sentence for a map maker
 * @param subject the entry that is to blame, as {@code kind:id}; empty where it is one that is
 *     missing
 * @param field the path of the value within it, {@code $.rows[3].cells}
 */
public record Shortfall(
    String where, String problem, Optional<String> subject, Optional<String> field) {

  public Shortfall(String where, String problem) {
    this(where, problem, Optional.empty(), Optional.empty());
  }

  /** What is wrong, as a sentence about a scenario that needs it. */
  public String sentence(Scenario scenario) {
    return String.format(
        Locale.ROOT, "%s cannot be played: %s: %s.", scenario.name(), where, problem);
  }

  /** The same, blamed on an entry. */
  public Shortfall of(String entry) {
    return new Shortfall(where, problem, Optional.of(entry), field);
  }

  /** The same, blamed on a value of the entry. */
  public Shortfall in(String path) {
    return new Shortfall(where, problem, subject, Optional.of(path));
  }
}
