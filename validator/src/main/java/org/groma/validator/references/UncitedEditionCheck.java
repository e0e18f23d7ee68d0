package org.groma.validator.references;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.sources.Edition;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A printed edition that no value cites. */
final class UncitedEditionCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.uncited-edition",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A source that nothing cites")
          .protects(
              "A proofreader looks for rows that were to be compared with it, and there are none.")
          .example("The source 'Rule book, third edition' is cited by nothing in the project.")
          .mend("Cite it where values come from it, or take it out of the sources.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.EVERYTHING;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Mentions mentions = Mentions.in(survey);
    List<Edition> sources = survey.project().settings().sources();
    for (int i = 0; i < sources.size(); i++) {
      if (!mentions.has(sources.get(i).id())) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The source '%s' is cited by nothing in the project.",
                        sources.get(i).title()),
                    Subject.SETTINGS)
                .in("sources[" + i + "]"));
      }
    }
  }
}
