package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Entries without a name. */
public final class BlankNameCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.blank-name",
              Severity.WARNING,
              Confidence.CERTAIN,
              "An entry without a name")
          .protects("What has no name cannot be labelled, looked up or talked about.")
          .example("The province 'lowmark' has no name.")
          .mend("Give it the name that is to stand on the map.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.NAMES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    NamedEntries.each(
        survey.project(),
        (kind, entry) -> {
          if (entry.name().isBlank()) {
            out.accept(finding(kind, entry));
          }
        });
  }

  private static Finding finding(Kind<?, ?> kind, Entry<?> entry) {
    String id = entry.id().slug();
    return PROFILE
        .finding(
            String.format(Locale.ROOT, "The %s '%s' has no name.", kind.word(), id),
            new Subject(kind.word(), id))
        .in("name");
  }
}
