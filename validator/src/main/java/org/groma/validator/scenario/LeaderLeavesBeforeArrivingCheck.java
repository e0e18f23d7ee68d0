package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A leader who is gone before he comes. */
final class LeaderLeavesBeforeArrivingCheck implements LeaderCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.leader-leaves-before-arriving",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Leader leaves before he arrives")
          .protects("Such a leader is never in play.")
          .example("Duke Otto arrives on turn 5 and leaves on turn 4, and so is never in play.")
          .mend("Exchange or correct the two turns.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Leader leader, Survey survey, Consumer<Finding> out) {
    if (leader.arrives().isEmpty() || leader.leaves().isEmpty()) {
      return;
    }
    int arrives = leader.arrives().get();
    int leaves = leader.leaves().get();
    if (leaves < arrives) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s arrives on turn %d and leaves on turn %d, and so is never in play.",
                      leader.name(),
                      arrives,
                      leaves),
                  Subject.of(Kinds.LEADERS, leader))
              .in("leaves"));
    }
  }
}
