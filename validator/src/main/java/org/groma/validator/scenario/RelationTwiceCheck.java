package org.groma.validator.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

/** Two nations with the same relation twice, in the same direction or in both. */
final class RelationTwiceCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.relation-twice",
              Severity.WARNING,
              Confidence.CERTAIN,
              "Relation said twice")
          .protects(
              "Said twice in one direction it is a slip; said in both, either one is too many or"
                  + " each would be subject to the other.")
          .example("1815 says twice that Hillmen and Islanders have the relation 'client'.")
          .mend("Remove one of the two.");

  private record Pair(String kind, Set<NationId> nations) {
    static Pair of(Relation relation) {
      return new Pair(relation.kind(), Set.copyOf(List.of(relation.from(), relation.to())));
    }
  }

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
    Map<Pair, Relation> seen = new HashMap<>();
    for (int i = 0; i < scenario.relations().size(); i++) {
      Relation relation = scenario.relations().get(i);
      Relation before = seen.putIfAbsent(Pair.of(relation), relation);
      if (before != null) {
        out.accept(finding(scenario, before, relation, survey).in("relations[" + i + "]"));
      }
    }
  }

  private static Finding finding(
      Scenario scenario, Relation before, Relation relation, Survey survey) {
    String from = Names.of(survey, before.from());
    String to = Names.of(survey, before.to());
    String message =
        before.from().equals(relation.from())
            ? String.format(
                Locale.ROOT,
                "%s says twice that %s and %s have the relation '%s'.",
                scenario.name(),
                from,
                to,
                relation.kind())
            : String.format(
                Locale.ROOT,
                "%s gives %s and %s the relation '%s' in both directions; one of them is enough.",
                scenario.name(),
                from,
                to,
                relation.kind());
    return PROFILE.finding(
        message,
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(Kinds.NATIONS, before.from()),
        Subject.of(Kinds.NATIONS, before.to()));
  }
}
