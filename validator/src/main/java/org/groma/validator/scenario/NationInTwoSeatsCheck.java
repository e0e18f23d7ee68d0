package org.groma.validator.scenario;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
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

/** A nation that a scenario gives to a player twice, or to two players. */
final class NationInTwoSeatsCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.nation-in-two-seats",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Nation in two seats")
          .protects("A nation is played by one player; otherwise nobody knows who moves it.")
          .example("In 1815 the Northmen sit with the player Southrons and with the player Rovers.")
          .mend("Take the nation away from one of the two.");

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
    Map<NationId, Seat> seen = new HashMap<>();
    for (int i = 0; i < scenario.players().size(); i++) {
      Seat seat = scenario.players().get(i);
      for (int k = 0; k < seat.nations().size(); k++) {
        NationId nation = seat.nations().get(k);
        Seat before = seen.putIfAbsent(nation, seat);
        if (before != null) {
          out.accept(
              finding(scenario, nation, before, seat, survey)
                  .in("players[" + i + "].nations[" + k + "]"));
        }
      }
    }
  }

  private static Finding finding(
      Scenario scenario, NationId nation, Seat before, Seat seat, Survey survey) {
    String also = before.equals(seat) ? "twice" : "and with the player " + seat.name();
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "In %s the %s sit with the player %s %s.",
            scenario.name(),
            Names.of(survey, nation),
            before.name(),
            also),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(Kinds.NATIONS, nation));
  }
}
