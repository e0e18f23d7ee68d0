package org.groma.validator.references;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.review.Severity;
import org.groma.model.store.WordUse;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Words of the vocabulary that the project never uses. */
final class UnusedWordCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unused-word",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Words of the vocabulary that are never used")
          .protects("A word that nothing uses may be a misspelling of one that is missing.")
          .example(
              "Some terrains of the vocabulary are used by nothing in the project: Marsh, Jungle.")
          .mend("Use them, or take them out of the vocabulary.");

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
    for (WordUse use : WordUse.all()) {
      List<String> unused =
          use.terms(survey.project().vocabulary()).stream()
              .filter(term -> !mentions.has(use, term.word()))
              .map(Term::name)
              .toList();
      if (!unused.isEmpty()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "Some %s of the vocabulary are used by nothing in the project: %s.",
                        use.name(),
                        String.join(", ", unused)),
                    Subject.VOCABULARY)
                .in(use.field()));
      }
    }
  }
}
