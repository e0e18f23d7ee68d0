package org.groma.validator.provenance;

import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.model.value.Provenance;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Decisions and reconstructions that do not say why. */
final class UnreasonedOriginCheck implements EveryEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unreasoned-origin",
              Severity.NOTE,
              Confidence.CERTAIN,
              "A decision without a reason")
          .protects(
              "Nobody who comes later can tell whether the value may be changed, or why it was"
                  + " chosen.")
          .example("Lowmark: 'income' is marked as house, but no reason is given.")
          .mend("Write the reason after a colon: \"house: ruling E71\".");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    for (Stated.Owner owner : Stated.of(entry, survey).records()) {
      for (Map.Entry<String, Provenance> each : owner.origins().entrySet()) {
        Provenance origin = each.getValue();
        if (origin.kind() != Provenance.Kind.PRINTED && origin.note().isEmpty()) {
          String what =
              each.getKey().equals(Stated.WHOLE) ? "the record" : "'" + each.getKey() + "'";
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "%s: %s is marked as %s, but no reason is given.",
                          entry.name(),
                          what,
                          origin.kind().word()),
                      new Subject(kind.word(), entry.id().slug()))
                  .in(owner.path().field("origin").toString()));
        }
      }
    }
  }
}
