package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Something that must hold in every state of a game did not. */
final class BrokenInvariant implements PlayCheck {

  /** One mistake may offend against everybody on the map. */
  private static final int MOST = 50;

  private static final Profile PROFILE =
      Profile.of(
              "play.broken-invariant",
              Severity.ERROR,
              Confidence.CERTAIN,
              "The state of a game contradicts the rules")
          .protects("What follows from a wrong state is wrong: results, points, other findings.")
          .example(
              "The Northmen owe 3 Gold (treasury.never-in-debt): in 4 of 200 games, first in"
                  + " game 17 of steady players.")
          .mend(
              "Play the game again up to that moment and see what led to it: a set-up that"
                  + " breaks the rules, or a mistake in the program.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    played.offences().entrySet().stream()
        .sorted(Map.Entry.comparingByValue((a, b) -> a.first().compareTo(b.first())))
        .limit(MOST)
        .forEach(each -> out.accept(finding(each.getKey(), each.getValue(), played)));
  }

  private static Finding finding(Offence offence, Trouble trouble, Played played) {
    List<Subject> subjects = new ArrayList<>(offence.about());
    subjects.add(played.subject());
    subjects.add(new Subject("invariant", offence.invariant()));
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "%s (%s): in %d of %d games, first in %s.",
                sentence(trouble.words()),
                offence.invariant(),
                trouble.games(),
                played.games(),
                trouble.first().match()),
            subjects)
        .offending(offence.section())
        .at(offence.about().stream().flatMap(subject -> played.place(subject).stream()).findFirst())
        .seenIn(played.evidence(trouble.first()));
  }

  private static String sentence(String problem) {
    return Character.toUpperCase(problem.charAt(0)) + problem.substring(1);
  }
}
