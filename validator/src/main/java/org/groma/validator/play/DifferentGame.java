package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;

/** The same seed gave two different games. */
final class DifferentGame implements PlayCheck {

  private static final Profile PROFILE =
      Profile.of(
              "play.different-game",
              Severity.ERROR,
              Confidence.CERTAIN,
              "The same seed gives another game")
          .protects(
              "Games that cannot be played again prove nothing, and no finding by play can be"
                  + " looked into.")
          .example(
              "Game 2 of steady players goes another way from turn 3 on when it is played again on"
                  + " another thread; so do 2 more that were tried.")
          .mend("It is a mistake in the program: report it with the project.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    List<Drift> drifts = played.drifts();
    if (drifts.isEmpty()) {
      return;
    }
    Drift first = drifts.getFirst();
    long others = drifts.stream().map(Drift::match).distinct().count() - 1;
    String name = first.match().toString();
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "%s goes another way from turn %d on when it is played again %s%s.",
                    Character.toUpperCase(name.charAt(0)) + name.substring(1),
                    first.turn(),
                    first.circumstance(),
                    others > 0 ? "; so do " + others + " more that were tried" : ""),
                played.subject())
            .seenIn(played.evidence(first.match(), Optional.of(first.turn()), Optional.empty())));
  }
}
