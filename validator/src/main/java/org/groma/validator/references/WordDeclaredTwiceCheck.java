package org.groma.validator.references;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.review.Severity;
import org.groma.model.store.json.RecordShape;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A word that one list of the vocabulary declares twice. */
final class WordDeclaredTwiceCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.word-declared-twice",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A word that is declared twice")
          .protects("Two names and colours compete for one word, and only the first is used.")
          .example("The word 'marsh' stands twice in terrains, as Marsh and as Swamp.")
          .mend("Take one of the two out, or give it a word of its own.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.VOCABULARY);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Vocabulary vocabulary = survey.project().vocabulary();
    for (RecordShape.Field list : RecordShape.of(Vocabulary.class).fields()) {
      if (list.of(vocabulary) instanceof List<?> terms) {
        Map<String, Term> first = new HashMap<>();
        for (int i = 0; i < terms.size(); i++) {
          if (terms.get(i) instanceof Term term) {
            Term before = first.putIfAbsent(term.word(), term);
            if (before != null) {
              out.accept(finding(list.name(), i, before, term));
            }
          }
        }
      }
    }
  }

  private static Finding finding(String list, int index, Term one, Term other) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The word '%s' stands twice in %s, as %s and as %s.",
                one.word(),
                list,
                one.name(),
                other.name()),
            Subject.VOCABULARY)
        .in(list + "[" + index + "].word");
  }
}
