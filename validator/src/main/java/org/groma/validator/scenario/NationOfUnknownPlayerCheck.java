package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation that names a player whom no scenario has. */
final class NationOfUnknownPlayerCheck implements NationCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.nation-of-unknown-player",
              Severity.WARNING,
              Confidence.LIKELY,
              "Nation of a player whom no scenario has")
          .protects("The card of the nation tells a player to take it who does not sit there.")
          .example("The Northmen belong to the player 'west', whom no scenario has.")
          .mend("Correct the player of the nation.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SCENARIOS);
  }

  @Override
  public void look(Nation nation, Survey survey, Consumer<Finding> out) {
    Cast cast = survey.get(Cast.OF_PROJECT);
    nation
        .player()
        .filter(player -> !cast.players().isEmpty() && !cast.players().contains(player))
        .ifPresent(player ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "The %s belong to the player '%s', whom no scenario has.",
                            nation.name(),
                            player),
                        Subject.of(Kinds.NATIONS, nation))
                    .in("player")));
  }
}
