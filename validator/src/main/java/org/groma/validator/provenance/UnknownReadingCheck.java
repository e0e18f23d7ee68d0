package org.groma.validator.provenance;

import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Provenance;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Reasons that cite a ruling or a part of a document that there is not. */
final class UnknownReadingCheck implements EveryEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unknown-reading",
              Severity.WARNING,
              Confidence.LIKELY,
              "A reason that cites what there is not")
          .protects("Whoever wants to know why looks for it in vain.")
          .example(
              "The origin of 'income' of Lowmark cites ruling C91, which no list has; probably"
                  + " ruling C19 is meant.")
          .mend(
              "Correct the number. The table \"sections\" of a source lists what may be cited:"
                  + " \"ruling C19\", \"part D.4\".");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SOURCES);
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    NoteCitations declared = survey.get(NoteCitations.DECLARED);
    for (Stated.Owner owner : Stated.of(entry, survey).records()) {
      for (Map.Entry<String, Provenance> each : owner.origins().entrySet()) {
        for (String citation : declared.unknown(each.getValue().note())) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "The origin of %s cites %s, which no list has%s.",
                          each.getKey().equals(Stated.WHOLE)
                              ? entry.name()
                              : "'" + each.getKey() + "' of " + entry.name(),
                          citation,
                          declared
                              .nearest(citation)
                              .map(near -> "; probably " + near + " is meant")
                              .orElse("")),
                      new Subject(kind.word(), entry.id().slug()))
                  .in(owner.path().field("origin").toString()));
        }
      }
    }
  }
}
