package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation that sits with another player of the scenario than its own card says. */
final class SeatDisagreesWithCardCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.seat-disagrees-with-card",
              Severity.WARNING,
              Confidence.LIKELY,
              "Nation with another player than its card says")
          .protects("Colour and card of a nation tell who plays it; the list of seats must agree.")
          .example(
              "1815 gives the Northmen to the player Rovers, but their card names 'south', who sits"
                  + " at the same table.")
          .mend("Move the nation to the other seat, or correct the player of the nation.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    Set<String> players = new HashSet<>();
    scenario.players().forEach(seat -> players.add(seat.player()));
    for (int i = 0; i < scenario.players().size(); i++) {
      Seat seat = scenario.players().get(i);
      for (int k = 0; k < seat.nations().size(); k++) {
        String path = "players[" + i + "].nations[" + k + "]";
        survey
            .project()
            .get(Kinds.NATIONS)
            .find(seat.nations().get(k))
            .filter(nation ->
                nation
                    .player()
                    .filter(player -> players.contains(player) && !player.equals(seat.player()))
                    .isPresent())
            .ifPresent(nation -> out.accept(finding(scenario, seat, nation).in(path)));
      }
    }
  }

  private static Finding finding(Scenario scenario, Seat seat, Nation nation) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s gives the %s to the player %s, but their card names '%s', who sits at the same"
                + " table.",
            scenario.name(),
            nation.name(),
            seat.name(),
            nation.player().orElse("")),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(Kinds.NATIONS, nation));
  }
}
