package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.OverrideId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.OverridesByPair;

/** Finds overrides of the same two places that do not agree. */
final class OverrideContradictionCheck implements EntryCheck<OverrideId, AdjacencyOverride> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.override-contradiction",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Two overrides that contradict each other")
          .protects(
              "Two places cannot be adjacent and not adjacent, nor across two kinds of"
                  + " border at once.")
          .example("Two overrides disagree on whether Westmark and Longwater are adjacent.")
          .mend("Remove the wrong one.");

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
    for (AdjacencyOverride other : OverridesByPair.of(survey, override.a(), override.b())) {
      boolean earlier = other.id().compareTo(override.id()) < 0;
      boolean differs =
          other.adjacent() != override.adjacent() || !other.kind().equals(override.kind());
      if (earlier && differs) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "Two overrides disagree on %s %s and %s are adjacent.",
                        other.adjacent() == override.adjacent() ? "how" : "whether",
                        survey.name(override.a()),
                        survey.name(override.b())),
                    Subject.of(Kinds.OVERRIDES, override),
                    Subject.of(Kinds.OVERRIDES, other))
                .at(survey.middle(override.a())));
      }
    }
  }
}
