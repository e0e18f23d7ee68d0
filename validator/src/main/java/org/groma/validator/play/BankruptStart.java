package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.engine.simulation.Interval;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation that mostly cannot pay when it first has to. */
final class BankruptStart implements PlayCheck {

  private static final double MOSTLY = 0.5;

  private static final Profile PROFILE =
      Profile.of(
              "play.bankrupt-start",
              Severity.WARNING,
              Confidence.LIKELY,
              "A nation is bankrupt from the start")
          .protects("A nation ruined before its player could do anything about it is no fun.")
          .example(
              "The Northmen cannot pay when they first have to in 190 of 200 games: what they have"
                  + " and earn does not cover what they must pay for.")
          .mend("Compare the nation's set-up with its income: Treasury, units, provinces.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    UseCount bankrupt = played.uses(Usage.BANKRUPT_AT_FIRST);
    List<Item> nations = played.items(Usage.BANKRUPT_AT_FIRST);
    for (int i = 0; i < nations.size(); i++) {
      long games = bankrupt.games(i);
      if (games > 0 && Interval.ofShare(games, played.games()).low() > MOSTLY) {
        Sighting first = bankrupt.first(i).orElseThrow();
        out.accept(
            PROFILE
                .finding(
                    String.format(
                            Locale.ROOT,
                            "The %s cannot pay when they first have to in %d of %d games: what they"
                                + " have",
                            nations.get(i).name(),
                            games,
                            played.games())
                        + " and earn does not cover what they must pay for.",
                    Subject.parse(nations.get(i).subject()),
                    played.subject())
                .seenIn(played.evidence(first)));
      }
    }
  }
}
