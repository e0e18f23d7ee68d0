package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A capital or camp of a nation in a place where it neither stands nor rules. */
final class SeatOutsideLandCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.seat-outside-land",
              Severity.WARNING,
              Confidence.LIKELY,
              "Seat of a nation outside its land")
          .protects("A nation whose seat lies in a place it does not hold has lost it at once.")
          .example(
              "In 1815 the seat of the Riders is Ashford, where they have no unit and which they"
                  + " do not control.")
          .mend("Move the seat, place a unit there or add the place to what the nation controls.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS).and(Names.OF_PLACES);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < scenario.setups().size(); i++) {
      Setup setup = scenario.setups().get(i);
      String path = "setups[" + i + "].seat";
      setup
          .seat()
          .filter(seat -> !holds(setup, seat))
          .ifPresent(seat -> out.accept(finding(scenario, setup, seat, survey).in(path)));
    }
  }

  private static boolean holds(Setup setup, Place seat) {
    return setup.controls().contains(seat)
        || setup.units().stream().anyMatch(placed -> placed.place().equals(seat));
  }

  private static Finding finding(Scenario scenario, Setup setup, Place seat, Survey survey) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "In %s the seat of the %s is %s, where they have no unit and which they do not"
                + " control.",
            scenario.name(),
            Names.of(survey, setup.nation()),
            survey.name(seat)),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(seat),
        Subject.of(Kinds.NATIONS, setup.nation()));
  }
}
