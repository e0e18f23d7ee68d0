package org.groma.validator.scenario;

import java.util.Locale;
import java.util.Optional;
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

/** A leader on the map at the start whose time has not come yet, or is over. */
final class LeaderOutOfTimeCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.leader-out-of-time",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Leader set up outside his turns")
          .protects("A leader who is on the map before his time fights wars that were not his.")
          .example("1815 begins with turn 1, but Duke Otto, whom it sets up, arrives on turn 4.")
          .mend("Take the leader out of the set-up, or correct the turns of the leader.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.LEADERS);
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
            .flatMap(leader -> finding(scenario, leader))
            .ifPresent(finding -> out.accept(finding.in(path)));
      }
    }
  }

  private static Optional<Finding> finding(Scenario scenario, Leader leader) {
    int first = scenario.firstTurn();
    Optional<String> when =
        leader
            .arrives()
            .filter(turn -> turn > first)
            .map(turn -> "arrives on turn " + turn)
            .or(() ->
                leader.leaves().filter(turn -> turn < first).map(turn -> "left on turn " + turn));
    return when.map(word ->
        PROFILE.finding(
            String.format(
                Locale.ROOT,
                "%s begins with turn %d, but %s, whom it sets up, %s.",
                scenario.name(),
                first,
                leader.name(),
                word),
            Subject.of(Kinds.SCENARIOS, scenario),
            Subject.of(Kinds.LEADERS, leader)));
  }
}
