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

/** A seat that wins far more than its share among equals. */
final class OneSided implements PlayCheck {

  /** How far from the fair share to winning always is far: 50 % for one of four players. */
  private static final double FAR = 1.0 / 3;

  private static final Profile PROFILE =
      Profile.of(
              "play.one-sided",
              Severity.WARNING,
              Confidence.POSSIBLE,
              "One player nearly always wins")
          .protects("A scenario that is won at the table of players is not worth an evening.")
          .example(
              "White win 81 of 100 games in which everybody plays to win: 72 to 87 % with a"
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
    double fair = 1.0 / seats;
    for (int seat = 0; seat < seats; seat++) {
      long wins = played.wins(Skill.STEADY, seat);
      Interval interval = Interval.ofShare(wins, games);
      if (interval.low() > fair + FAR * (1 - fair)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                            Locale.ROOT,
                            "%s win %d of %d games in which everybody plays to win: %d to %d %%"
                                + " with a",
                            played.contest().seats().get(seat).name(),
                            wins,
                            games,
                            percent(interval.low()),
                            percent(interval.high()))
                        + String.format(
                            Locale.ROOT,
                            " confidence of 95 %%, where %d %% would be fair.",
                            percent(fair)),
                    played.subject())
                .in("players[" + seat + "]")
                .seenIn(
                    played.evidence(
                        played.firstWon(Skill.STEADY, seat).orElseThrow(),
                        Optional.empty(),
                        Optional.empty())));
      }
    }
  }

  private static long percent(double share) {
    return Math.round(100 * share);
  }
}
