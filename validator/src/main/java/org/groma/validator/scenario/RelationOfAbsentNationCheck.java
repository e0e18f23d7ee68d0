package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
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

/** A relation at the start with a nation that is not on the map yet. */
final class RelationOfAbsentNationCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.relation-of-absent-nation",
              Severity.WARNING,
              Confidence.LIKELY,
              "Relation with a nation that is not set up")
          .protects("Who is not there yet can be nobody's ally or client.")
          .example(
              "1815 begins with the relation 'client' of the Hillmen, whom it does not set up.")
          .mend("Set the nation up, or remove the relation.");

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
    Set<NationId> there = new HashSet<>();
    scenario.setups().forEach(setup -> there.add(setup.nation()));
    for (int i = 0; i < scenario.relations().size(); i++) {
      Relation relation = scenario.relations().get(i);
      String path = "relations[" + i + "].";
      look(scenario, relation, relation.from(), there, survey, path + "from", out);
      look(scenario, relation, relation.to(), there, survey, path + "to", out);
    }
  }

  private static void look(
      Scenario scenario,
      Relation relation,
      NationId nation,
      Set<NationId> there,
      Survey survey,
      String path,
      Consumer<Finding> out) {
    if (!there.contains(nation) && survey.project().get(Kinds.NATIONS).contains(nation.slug())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s begins with the relation '%s' of the %s, whom it does not set up.",
                      scenario.name(),
                      relation.kind(),
                      Names.of(survey, nation)),
                  Subject.of(Kinds.SCENARIOS, scenario),
                  Subject.of(Kinds.NATIONS, nation))
              .in(path));
    }
  }
}
