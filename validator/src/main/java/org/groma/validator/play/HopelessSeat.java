package org.groma.validator.play;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Skill;
import org.groma.engine.simulation.Interval;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;

/** A seat that never wins. */
final class HopelessSeat implements PlayCheck {

  /** What part of its fair share a seat without a win may still have, for all that is known. */
  private static final double LITTLE = 0.5;

  private static final Profile PROFILE =
      Profile.of("play.hopeless-seat", Severity.WARNING, Confidence.POSSIBLE, "A player never wins")
          .protects("Nobody likes to sit where nothing can be won.")
          .example(
              "Black win none of 100 games in which everybody plays to win: at most 4 % with a"
                  + " confidence of 95 %, where 25 % would be fair.")
          .mend(
              "Compare the points that the players' nations can earn. Players made by the program"
                  + " are no masters; let people play before changing much.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    int seats = played.contest().seats().size();
    long games = played.ended(Skill.STEADY);
    if (seats < 2 || games == 0) {
      return;
    }
    double most = Interval.ofShare(0, games).high();
    double fair = 1.0 / seats;
    for (int seat = 0; seat < seats; seat++) {
      if (played.wins(Skill.STEADY, seat) == 0 && most < LITTLE * fair) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                            Locale.ROOT,
                            "%s win none of %d games in which everybody plays to win: at most %d %%"
                                + " with a",
                            played.contest().seats().get(seat).name(),
                            games,
                            percent(most))
                        + String.format(
                            Locale.ROOT,
                            " confidence of 95 %%, where %d %% would be fair.",
                            percent(fair)),
                    played.subject())
                .in("players[" + seat + "]")
                .seenIn(played.evidence(Match.at(0), Optional.empty(), Optional.empty())));
      }
    }
  }

  private static long percent(double share) {
    return Math.round(100 * share);
  }
}
