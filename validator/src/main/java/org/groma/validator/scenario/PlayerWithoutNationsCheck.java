package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A seat at the table with nothing to play. */
final class PlayerWithoutNationsCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.player-without-nations",
              Severity.WARNING,
              Confidence.LIKELY,
              "Player without nations")
          .protects("Whoever sits there has nothing to do all game.")
          .example("In 1815 the player Rovers has no nation.")
          .mend("Give the player a nation, or remove the player from the scenario.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < scenario.players().size(); i++) {
      Seat seat = scenario.players().get(i);
      if (seat.nations().isEmpty()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "In %s the player %s has no nation.",
                        scenario.name(),
                        seat.name()),
                    Subject.of(Kinds.SCENARIOS, scenario))
                .in("players[" + i + "].nations"));
      }
    }
  }
}
