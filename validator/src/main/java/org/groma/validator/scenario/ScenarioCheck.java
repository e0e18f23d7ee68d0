package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.EntryCheck;

/** Looks at scenarios, one by one. */
interface ScenarioCheck extends EntryCheck<ScenarioId, Scenario> {

  @Override
  default Kind<ScenarioId, Scenario> kind() {
    return Kinds.SCENARIOS;
  }
}
