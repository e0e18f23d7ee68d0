package org.groma.validator.references;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Slug;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/**
 * A name in cards, victory blocks, special rules, tables or the time table that resolves nowhere.
 * What these data mean is the ruleset's business; that a text should be an id is seen from how it
 * is written, from what its field is called, and from what else stands in such fields.
 */
final class UnresolvedNameCheck implements WholeCheck {

  /** Short words are one slip from anything. */
  private static final int SHORTEST = 4;

  private static final Profile PROFILE =
      Profile.of(
              "references.unresolved-name",
              Severity.WARNING,
              Confidence.LIKELY,
              "A name in rules data that resolves nowhere")
          .protects("An effect or an objective that names nothing can never happen or be reached.")
          .example(
              "The nation Riders: 'longmarhs' is not among the provinces of the project;"
                  + " probably 'longmarsh' is meant.")
          .mend("Correct the name, or add what it names.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Lexicons.READS.and(OpenWord.KINDS.toArray(Kind<?, ?>[]::new));
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    List<OpenWord> words = OpenWord.all(survey);
    Lexicons lexicons = survey.get(Lexicons.OF);
    OpenRoles roles = new OpenRoles(words, lexicons);
    for (OpenWord word : words) {
      int colon = word.text().indexOf(':');
      Optional<Kind<?, ?>> written =
          colon < 0 ? Optional.empty() : Kinds.byWord(word.text().substring(0, colon));
      if (written.isPresent()) {
        String id = word.text().substring(colon + 1);
        if (Slug.isValid(id) && !lexicons.of(written.get()).has(id)) {
          String prefix = word.text().substring(0, colon + 1);
          report(word, written.get(), prefix, lexicons.of(written.get()).guess(id), out);
        }
      } else {
        roles.kindOf(word.role()).ifPresent(kind -> bare(word, kind, roles, lexicons, out));
      }
    }
  }

  private static void bare(
      OpenWord word, Kind<?, ?> kind, OpenRoles roles, Lexicons lexicons, Consumer<Finding> out) {
    if (lexicons.of(kind).has(word.text()) || lexicons.isWord(word.text())) {
      return;
    }
    Optional<Guess> guess = lexicons.of(kind).guess(word.text());
    boolean isLikely =
        word.text().length() >= SHORTEST && guess.filter(Guess::isLikely).isPresent();
    if (isLikely || (Slug.isValid(word.text()) && roles.isOdd(word.text(), word.role(), kind))) {
      report(word, kind, "", guess, out);
    }
  }

  private static void report(
      OpenWord word, Kind<?, ?> kind, String prefix, Optional<Guess> found, Consumer<Finding> out) {
    Optional<Guess> guess = found.map(it -> new Guess(prefix + it.id(), it.sureness()));
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "%s: '%s' is not among the %s of the project%s",
                    Wording.the(word.kind(), word.entry()),
                    word.text(),
                    kind.plural(),
                    Guess.hint(guess)),
                new Subject(word.kind().word(), word.entry().id().slug()))
            .in(word.path().toString())
            .mendedBy(
                guess
                    .filter(Guess::isNear)
                    .flatMap(it ->
                        Rewriting.of(word.kind(), word.entry(), word.path(), it.id())
                            .map(edit ->
                                Fix.proposed(
                                    "Replace '" + word.text() + "' by '" + it.id() + "'", edit)))));
  }
}
