package org.groma.validator.references;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.BrokenReference.Sort;
import org.groma.model.store.References;
import org.groma.model.value.Slug;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** What in an entry stands for nothing, told with what was probably meant. */
final class BrokenReferences {

  static final Derivation<References> LOOKUP =
      Derivation.of(Lexicons.READS, survey -> References.over(survey.project()));

  private BrokenReferences() {}

  /** Reports what is of some sort. */
  static void report(
      Profile profile,
      Predicate<Sort> sort,
      Kind<?, ?> kind,
      Entry<?> entry,
      Survey survey,
      Consumer<Finding> out) {
    for (BrokenReference broken : survey.get(LOOKUP).of(kind, entry)) {
      if (sort.test(broken.sort())) {
        Optional<Guess> guess = survey.get(Lexicons.OF).guess(broken);
        Subject subject = new Subject(kind.word(), entry.id().slug());
        out.accept(
            profile
                .finding(
                    Wording.the(kind, entry) + ": " + what(broken) + Guess.hint(guess), subject)
                .in(broken.field().toString())
                .at(survey.middle(subject))
                .mendedBy(guess.filter(Guess::isNear).flatMap(it -> fix(broken, kind, entry, it))));
      }
    }
  }

  /** What is wrong, without the end of the sentence. */
  static String what(BrokenReference broken) {
    return switch (broken.sort()) {
      case ENTRY ->
          "'" + broken.target() + "' is not among the " + broken.among() + " of the project";
      case EDITION -> "'" + broken.target() + "' is not among the sources of the project";
      case WORD ->
          "'" + broken.target() + "' is not among the " + broken.among() + " of the vocabulary";
    };
  }

  /**
   * Whether a word is the name of one in the vocabulary, written as words are: then it is not the
   * entry that is wrong, but the vocabulary has another word for it than the ruleset.
   */
  private static boolean isOwnWord(BrokenReference broken, Guess guess) {
    return broken.sort() == Sort.WORD && guess.isSure() && Slug.isValid(broken.target());
  }

  private static Optional<Fix> fix(
      BrokenReference broken, Kind<?, ?> kind, Entry<?> entry, Guess guess) {
    String title = "Replace '" + broken.target() + "' by '" + guess.id() + "'";
    // an edition stands in the middle of a line that says more
    return broken.sort() == Sort.EDITION || isOwnWord(broken, guess)
        ? Optional.empty()
        : Rewriting.of(kind, entry, broken.field(), guess.id())
            .map(edit -> guess.isSure() ? Fix.safe(title, edit) : Fix.proposed(title, edit));
  }
}
