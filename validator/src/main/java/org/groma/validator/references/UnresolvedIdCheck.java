package org.groma.validator.references;

import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.model.store.BrokenReference.Sort;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;

/** An id, or the short name of a printed edition, that nothing has. */
final class UnresolvedIdCheck implements EveryEntryCheck {

  static final Profile PROFILE =
      Profile.of(
              "references.unresolved", Severity.ERROR, Confidence.CERTAIN, "An id that nothing has")
          .protects(
              "What an id names cannot be found, so the ruleset leaves it out or refuses the game.")
          .example(
              "The city Fenbridge: 'oakshrie' is not among the provinces of the project; probably"
                  + " 'oakshire' is meant.")
          .mend("Correct the id, or add the entry it names.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Lexicons.READS;
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    BrokenReferences.report(PROFILE, sort -> sort != Sort.WORD, kind, entry, survey, out);
  }
}
