package org.groma.validator.references;

import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.model.store.BrokenReference.Sort;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;

/** A terrain, status, trait or other word that the vocabulary does not list. */
final class UnknownWordCheck implements EveryEntryCheck {

  static final Profile PROFILE =
      Profile.of(
              "references.unknown-word",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A word that the vocabulary does not list")
          .protects(
              "The ruleset does not know the word, so the rule that goes with it never applies.")
          .example(
              "The province Westshore: 'forrest' is not among the terrains of the vocabulary;"
                  + " probably 'forest' is meant.")
          .mend("Correct the word, or add it to the vocabulary.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Aspect.VOCABULARY);
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    BrokenReferences.report(PROFILE, sort -> sort == Sort.WORD, kind, entry, survey, out);
  }
}
