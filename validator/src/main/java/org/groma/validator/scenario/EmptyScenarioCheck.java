package org.groma.validator.scenario;

import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A scenario without players, or without anybody on the map. */
final class EmptyScenarioCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.empty",
              Severity.WARNING,
              Confidence.CERTAIN,
              "Scenario without players or set-ups")
          .protects("There is nothing to play.")
          .example("1815 sets no nation up.")
          .mend("Add the players and the set-ups, or remove the scenario.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    if (scenario.players().isEmpty()) {
      out.accept(finding(scenario, " has no players.").in("players"));
    }
    if (scenario.setups().isEmpty()) {
      out.accept(finding(scenario, " sets no nation up.").in("setups"));
    }
  }

  private static Finding finding(Scenario scenario, String what) {
    return PROFILE.finding(scenario.name() + what, Subject.of(Kinds.SCENARIOS, scenario));
  }
}
