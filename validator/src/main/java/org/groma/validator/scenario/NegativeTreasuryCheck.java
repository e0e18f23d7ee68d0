package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
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

/** A nation that begins with less than nothing. */
final class NegativeTreasuryCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.negative-treasury",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Negative treasury at the start")
          .protects("A treasury is what lies in the chest; there is no negative coin.")
          .example("In 1815 the Riders begin with a treasury of -15.")
          .mend("Correct the sign or the number.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < scenario.setups().size(); i++) {
      Setup setup = scenario.setups().get(i);
      String path = "setups[" + i + "].treasury";
      setup
          .treasury()
          .filter(gold -> gold.count() < 0)
          .ifPresent(gold ->
              out.accept(
                  PROFILE
                      .finding(
                          String.format(
                              Locale.ROOT,
                              "In %s the %s begin with a treasury of %s.",
                              scenario.name(),
                              Names.of(survey, setup.nation()),
                              gold),
                          Subject.of(Kinds.SCENARIOS, scenario),
                          Subject.of(Kinds.NATIONS, setup.nation()))
                      .in(path)));
    }
  }
}
