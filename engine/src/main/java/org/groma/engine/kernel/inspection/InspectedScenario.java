package org.groma.engine.kernel.inspection;

import java.util.Optional;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.RuleTable;

/** What is inspected in any game: a scenario of a project. */
public interface InspectedScenario {

  Project project();

  Scenario scenario();

  /** Whether it is the first of its project. */
  default boolean isFirst() {
    return project().get(Kinds.SCENARIOS).stream()
        .findFirst()
        .filter(first -> first.id().equals(scenario().id()))
        .isPresent();
  }

  /** The word for the scenario among the subjects of an objection. */
  default String subject() {
    return "scenario:" + scenario().id();
  }

  default Optional<RuleTable> table(String id) {
    return project().get(Kinds.TABLES).find(id);
  }
}
