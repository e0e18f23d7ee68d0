package org.groma.validator.ruleset;

import java.util.List;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.validator.CheckFixture;

/** A good and a bad project for the check of the ruleset itself. */
public final class RulesetFixtures {

  private RulesetFixtures() {}

  public static List<CheckFixture> all() {
    return List.of(new CheckFixture(new UnknownRulesetCheck(), of("invasions"), of("invasion")));
  }

  private static Project of(String ruleset) {
    return Project.empty(new Settings("Alps", ruleset, Optional.empty(), List.of()));
  }
}
