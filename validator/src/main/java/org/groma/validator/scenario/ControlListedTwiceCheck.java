package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
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
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** A place that the set-up of a nation lists twice among what it controls. */
final class ControlListedTwiceCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.control-listed-twice",
              Severity.WARNING,
              Confidence.CERTAIN,
              "Controlled place listed twice")
          .protects("Often the second one was to be another place of a similar name.")
          .example("1815 lists Ashford twice among what the Islanders control.")
          .mend("Remove one of the two, or correct it to the place that was meant.");

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
      Set<Place> seen = new HashSet<>();
      for (int k = 0; k < setup.controls().size(); k++) {
        Place place = setup.controls().get(k);
        if (!seen.add(place)) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "%s lists %s twice among what the %s control.",
                          scenario.name(),
                          survey.name(place),
                          Names.of(survey, setup.nation())),
                      Subject.of(Kinds.SCENARIOS, scenario),
                      Subject.of(place))
                  .in("setups[" + i + "].controls[" + k + "]")
                  .mendedBy(Fix.proposed("List the place once", listOnce(scenario, i))));
        }
      }
    }
  }

  private static Edit listOnce(Scenario scenario, int index) {
    Setup setup = scenario.setups().get(index);
    List<Place> once = List.copyOf(new LinkedHashSet<>(setup.controls()));
    return PutEntry.of(
        Kinds.SCENARIOS, Setups.replace(scenario, index, Setups.withControls(setup, once)));
  }
}
