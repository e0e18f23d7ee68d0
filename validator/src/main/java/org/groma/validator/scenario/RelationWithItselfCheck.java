package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation that is something to itself. */
final class RelationWithItselfCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.relation-with-itself",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Relation of a nation with itself")
          .protects("A nation cannot be its own ally, client or enemy.")
          .example("In 1815 the Hillmen have the relation 'client' with themselves.")
          .mend("Name the other nation, or remove the relation.");

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
    for (int i = 0; i < scenario.relations().size(); i++) {
      Relation relation = scenario.relations().get(i);
      if (relation.from().equals(relation.to())) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "In %s the %s have the relation '%s' with themselves.",
                        scenario.name(),
                        Names.of(survey, relation.from()),
                        relation.kind()),
                    Subject.of(Kinds.SCENARIOS, scenario),
                    Subject.of(Kinds.NATIONS, relation.from()))
                .in("relations[" + i + "]"));
      }
    }
  }
}
