package org.groma.engine.kernel.open;

import java.util.List;

/**
 * The open data of scenarios that a ruleset reads.
 *
 * @param turns how many turns a game usually has
 * @param options its switches
 * @param special its special rules: each is one of these names with what it says
 * @param victory its conditions of victory, likewise
 * @param attributes what else a scenario says
 */
public record ScenarioFields(
    int turns,
    List<OpenField> options,
    List<OpenField> special,
    List<OpenField> victory,
    List<OpenField> attributes) {

  /** For projects without rules. */
  public static final ScenarioFields NONE =
      new ScenarioFields(10, List.of(), List.of(), List.of(), List.of());

  public ScenarioFields {
    options = List.copyOf(options);
    special = List.copyOf(special);
    victory = List.copyOf(victory);
    attributes = List.copyOf(attributes);
  }
}
