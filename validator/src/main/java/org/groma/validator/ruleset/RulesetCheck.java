package org.groma.validator.ruleset;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.PlainReason;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.entry.Kind;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/**
 * All that a ruleset looks for in the data of a scenario. One check carries out all inspections,
 * because they share what the ruleset compiles; their findings go by the ids of the inspections.
 */
public final class RulesetCheck implements EntryCheck<ScenarioId, Scenario> {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.ruleset",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A scenario that the ruleset cannot look at")
          .protects("What the rules object to in the scenario is not known before this is mended.")
          .example("The rules cannot be applied to 350 AD: there is no Area goldmark.")
          .mend("Mend what else is found first; most of all ids that nothing has.");

  private final Ruleset ruleset;

  /** The last project of which all numbers kept within bounds: its scenarios come together. */
  private volatile Optional<Project> bounded = Optional.empty();

  public RulesetCheck(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** What the documentation says of the inspections of a ruleset. */
  public static List<Profile> profiles(Ruleset ruleset) {
    return ruleset.inspections().stream().map(RulesetCheck::profile).toList();
  }

  /** What the documentation says of a scenario that no inspection can be carried out on. */
  public static Profile general() {
    return PROFILE;
  }

  static Profile profile(Inspection inspection) {
    Profile profile =
        Profile.of(inspection.id(), inspection.severity(), Confidence.CERTAIN, inspection.title())
            .protects(inspection.protects())
            .example(inspection.example())
            .mend(inspection.mend());
    return inspection.section().isEmpty() ? profile : profile.rule(inspection.section());
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<ScenarioId, Scenario> kind() {
    return Kinds.SCENARIOS;
  }

  @Override
  public Reads reads() {
    return Reads.GAME;
  }

  @Override
  public boolean standsApart() {
    return true;
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    for (Objection objection : inspect(survey, scenario, out)) {
      ruleset.inspections().stream()
          .filter(inspection -> inspection.id().equals(objection.inspection()))
          .findFirst()
          .ifPresent(inspection -> out.accept(finding(profile(inspection), objection)));
    }
  }

  /** A ruleset may stumble over data that contradict themselves; that is a finding like others. */
  private List<Objection> inspect(Survey survey, Scenario scenario, Consumer<Finding> out) {
    if (!isWithinBounds(survey.project(), scenario)) {
      return List.of(); // which a check says; to compile such data may take for ever
    }
    try {
      return ruleset.inspect(survey.project(), survey.graph(), scenario);
    } catch (RuntimeException stumbled) {
      out.accept(
          PROFILE.finding(
              String.format(
                  Locale.ROOT,
                  "The rules cannot be applied to %s: %s.",
                  scenario.name(),
                  PlainReason.of(stumbled)
                      .orElse("they stumble over data that contradict themselves")),
              Subject.of(Kinds.SCENARIOS, scenario)));
      return List.of();
    }
  }

  @SuppressWarnings("ReferenceEquality") // a project that no edit touched is itself
  private boolean isWithinBounds(Project project, Scenario scenario) {
    if (bounded.filter(known -> known == project).isPresent()) {
      return true;
    }
    if (ruleset.bounds().exceeded(project).isEmpty()) {
      bounded = Optional.of(project);
      return true;
    }
    return ruleset.bounds().exceeded(project, scenario).isEmpty();
  }

  static Finding finding(Profile profile, Objection objection) {
    Finding finding =
        profile
            .finding(
                objection.message(), objection.subjects().stream().map(Subject::parse).toList())
            .mendedBy(
                objection.mending().map(mending -> Fix.safe(mending.title(), mending.edit())));
    return objection.field().map(finding::in).orElse(finding);
  }
}
