package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation that a scenario sets up more than once. */
final class NationSetUpTwiceCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.nation-set-up-twice",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Nation set up twice")
          .protects("Nobody knows which of the two treasuries, ages and seats counts.")
          .example("1815 sets the Northmen up twice; put everything into one set-up.")
          .mend("Move the units and leaders into one set-up and remove the other.");

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
    Set<NationId> seen = new HashSet<>();
    for (int i = 0; i < scenario.setups().size(); i++) {
      NationId nation = scenario.setups().get(i).nation();
      if (!seen.add(nation)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s sets the %s up twice; put everything into one set-up.",
                        scenario.name(),
                        Names.of(survey, nation)),
                    Subject.of(Kinds.SCENARIOS, scenario),
                    Subject.of(Kinds.NATIONS, nation))
                .in("setups[" + i + "]"));
      }
    }
  }
}
