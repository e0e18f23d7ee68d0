package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two seats of a scenario that go by the same word. */
final class PlayerListedTwiceCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.player-listed-twice",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Player listed twice")
          .protects("Rules that name a player by that word could mean either seat.")
          .example("1815 lists the player 'south' twice.")
          .mend("Give one of the two seats a word of its own, or put their nations together.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < scenario.players().size(); i++) {
      String player = scenario.players().get(i).player();
      if (!seen.add(player)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT, "%s lists the player '%s' twice.", scenario.name(), player),
                    Subject.of(Kinds.SCENARIOS, scenario))
                .in("players[" + i + "].player"));
      }
    }
  }
}
