package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A leader of a nation that takes part in no scenario. */
final class LeaderOfNobodyCheck implements LeaderCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.leader-of-nobody",
              Severity.WARNING,
              Confidence.LIKELY,
              "Leader of a nation that is never in play")
          .protects("The leader can never come into play.")
          .example("Duke Otto leads the Hillmen, who take part in no scenario.")
          .mend("Give the nation to a player, or correct whose leader it is.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SCENARIOS, Kinds.NATIONS);
  }

  @Override
  public void look(Leader leader, Survey survey, Consumer<Finding> out) {
    Cast cast = survey.get(Cast.OF_PROJECT);
    if (cast.isKnown()
        && survey.project().get(Kinds.NATIONS).contains(leader.nation().slug())
        && !cast.nations().contains(leader.nation())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s leads the %s, who take part in no scenario.",
                      leader.name(),
                      Names.of(survey, leader.nation())),
                  Subject.of(Kinds.LEADERS, leader),
                  Subject.of(Kinds.NATIONS, leader.nation()))
              .in("nation"));
    }
  }
}
