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
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.FixWork;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.OverridesByPair;

/** Finds overrides that say again what an earlier one says. */
final class OverrideDoubledCheck implements EntryCheck<OverrideId, AdjacencyOverride> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.override-doubled",
              Severity.WARNING,
              Confidence.CERTAIN,
              "An override said twice")
          .protects(
              "Whoever changes one of two equal overrides changes nothing, or makes"
                  + " them contradict each other.")
          .example("Two overrides say the same of Westmark and Longwater.")
          .mend("Remove one of them.");

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
    OverridesByPair.of(survey, override.a(), override.b()).stream()
        .takeWhile(other -> !other.id().equals(override.id()))
        .filter(other ->
            other.adjacent() == override.adjacent() && other.kind().equals(override.kind()))
        .findFirst()
        .ifPresent(other ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "Two overrides say the same of %s and %s.",
                            survey.name(override.a()),
                            survey.name(override.b())),
                        Subject.of(Kinds.OVERRIDES, override),
                        Subject.of(Kinds.OVERRIDES, other))
                    .at(survey.middle(override.a()))
                    .mendedBy(
                        Fix.safe(
                            "Remove the second",
                            new FixWork.Removal(Subject.of(Kinds.OVERRIDES, override))))));
  }
}
