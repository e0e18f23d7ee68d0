package org.groma.validator.scenario;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
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

/** A place that two nations control at the start. */
final class ControlledByTwoCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.controlled-by-two",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Place controlled by two nations")
          .protects("A place has one master; income and points would be counted twice.")
          .example("1815 gives Ashford to the Islanders and to the Southrons.")
          .mend("Take the place away from one of the two.");

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
    Map<Place, NationId> holders = new HashMap<>();
    for (int i = 0; i < scenario.setups().size(); i++) {
      Setup setup = scenario.setups().get(i);
      if (setup.seat().isPresent()) {
        claim(setup, setup.seat().get(), "setups[" + i + "].seat", holders, scenario, survey, out);
      }
    }
    for (int i = 0; i < scenario.setups().size(); i++) {
      Setup setup = scenario.setups().get(i);
      for (int k = 0; k < setup.controls().size(); k++) {
        String field = "setups[" + i + "].controls[" + k + "]";
        claim(setup, setup.controls().get(k), field, holders, scenario, survey, out);
      }
    }
  }

  private static void claim(
      Setup setup,
      Place place,
      String field,
      Map<Place, NationId> holders,
      Scenario scenario,
      Survey survey,
      Consumer<Finding> out) {
    NationId before = holders.putIfAbsent(place, setup.nation());
    if (before != null && !before.equals(setup.nation())) {
      out.accept(finding(scenario, place, before, setup.nation(), survey).in(field));
    }
  }

  private static Finding finding(
      Scenario scenario, Place place, NationId one, NationId other, Survey survey) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s gives %s to the %s and to the %s.",
            scenario.name(),
            survey.name(place),
            Names.of(survey, one),
            Names.of(survey, other)),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(place),
        Subject.of(Kinds.NATIONS, other));
  }
}
