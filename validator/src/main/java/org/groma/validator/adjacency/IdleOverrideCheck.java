package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.graph.Touch;
import org.groma.model.id.OverrideId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.FixWork;
import org.groma.validator.finding.Subject;

/** Finds overrides that say what the map says already. */
final class IdleOverrideCheck implements EntryCheck<OverrideId, AdjacencyOverride> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.idle-override",
              Severity.WARNING,
              Confidence.CERTAIN,
              "An override that says what the map says")
          .protects(
              "An override is an exception, and a reader looks for its reason. One"
                  + " without effect hides that the map has changed since.")
          .example("The override says that Westmark and Longwater are adjacent, as the map does.")
          .mend("Remove the override.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<OverrideId, AdjacencyOverride> kind() {
    return Kinds.OVERRIDES;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.OVERRIDES, Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS)
        .and(Reads.Aspect.DRAWING);
  }

  @Override
  public void look(AdjacencyOverride override, Survey survey, Consumer<Finding> out) {
    boolean known =
        survey.graph().number(override.a()).isPresent()
            && survey.graph().number(override.b()).isPresent();
    Touch.Drawn drawn = Touch.drawn(survey.project(), override.a(), override.b());
    boolean idle = override.adjacent() ? drawn == Touch.Drawn.BORDER : drawn == Touch.Drawn.NONE;
    if (known && idle) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The override says that %s and %s are %sadjacent, as the map does.",
                      survey.name(override.a()),
                      survey.name(override.b()),
                      override.adjacent() ? "" : "not "),
                  Subject.of(Kinds.OVERRIDES, override))
              .at(survey.middle(override.a()))
              .mendedBy(
                  Fix.safe(
                      "Remove the override",
                      new FixWork.Removal(Subject.of(Kinds.OVERRIDES, override)))));
    }
  }
}
