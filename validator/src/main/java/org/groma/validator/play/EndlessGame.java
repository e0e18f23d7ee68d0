package org.groma.validator.play;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;

/** A game went on and on. */
final class EndlessGame implements PlayCheck {

  private static final Profile PROFILE =
      Profile.of("play.endless-game", Severity.ERROR, Confidence.LIKELY, "A game does not end")
          .protects("A game must come to its last turn, whatever the players do.")
          .example("2 of 200 games do not end, first game 17 of random players.")
          .mend(
              "See what is repeated at the end of the story: a last turn that never comes,"
                  + " a choice that can be made again and again, a die that is rolled until it"
                  + " gives what it cannot.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    played
        .endless()
        .ifPresent(trouble ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "%d of %d games do not end, first %s.",
                            trouble.games(),
                            played.games(),
                            trouble.first().match()),
                        played.subject())
                    .seenIn(played.evidence(trouble.first()))));
  }
}
