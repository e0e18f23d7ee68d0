package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A leader who stands among the pieces of a nation that is not his. */
final class LeaderOfAnotherNationCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.leader-of-another-nation",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Leader set up with another nation")
          .protects("A leader serves the nation that his counter names and no other.")
          .example("1815 sets Duke Otto, a leader of the Riders, up with the Northmen.")
          .mend("Move the leader into the set-up of his own nation.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS, Kinds.LEADERS);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < scenario.setups().size(); i++) {
      Setup setup = scenario.setups().get(i);
      for (int k = 0; k < setup.leaders().size(); k++) {
        String path = "setups[" + i + "].leaders[" + k + "].leader";
        survey
            .project()
            .get(Kinds.LEADERS)
            .find(setup.leaders().get(k).leader())
            .filter(leader -> !leader.nation().equals(setup.nation()))
            .ifPresent(leader -> out.accept(finding(scenario, setup, leader, survey).in(path)));
      }
    }
  }

  private static Finding finding(Scenario scenario, Setup setup, Leader leader, Survey survey) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s sets %s, a leader of the %s, up with the %s.",
            scenario.name(),
            leader.name(),
            Names.of(survey, leader.nation()),
            Names.of(survey, setup.nation())),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(Kinds.LEADERS, leader));
  }
}
