package org.groma.validator.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.id.LeaderId;
import org.groma.model.id.Place;
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

/** A leader who stands in two places at once. */
final class LeaderPlacedTwiceCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.leader-placed-twice",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Leader placed twice")
          .protects("There is one counter of each leader.")
          .example("1815 places Duke Otto in Ashford and again in Birkdale; a leader stands once.")
          .mend("Remove one of the two postings.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.LEADERS).and(Names.OF_PLACES);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    Map<LeaderId, Place> seen = new HashMap<>();
    for (int i = 0; i < scenario.setups().size(); i++) {
      List<Setup.Posted> leaders = scenario.setups().get(i).leaders();
      for (int k = 0; k < leaders.size(); k++) {
        Setup.Posted posted = leaders.get(k);
        Place before = seen.putIfAbsent(posted.leader(), posted.place());
        if (before != null) {
          out.accept(
              finding(scenario, posted, before, survey).in("setups[" + i + "].leaders[" + k + "]"));
        }
      }
    }
  }

  private static Finding finding(
      Scenario scenario, Setup.Posted posted, Place before, Survey survey) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s places %s in %s and again in %s; a leader stands once.",
            scenario.name(),
            Names.of(survey, posted.leader()),
            survey.name(before),
            survey.name(posted.place())),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(Kinds.LEADERS, posted.leader()));
  }
}
