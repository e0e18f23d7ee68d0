package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A marker of a nation that is not on the map. */
final class MarkerOfAbsentNationCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.marker-of-absent-nation",
              Severity.WARNING,
              Confidence.LIKELY,
              "Marker of a nation that is not set up")
          .protects("The marker belongs to nobody who is there.")
          .example("1815 places the marker 'fort' of the Riders in Ashford, but sets no Riders up.")
          .mend("Correct whose marker it is, or set the nation up.");

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
    Set<NationId> there = new HashSet<>();
    scenario.setups().forEach(setup -> there.add(setup.nation()));
    for (int i = 0; i < scenario.markers().size(); i++) {
      Marker marker = scenario.markers().get(i);
      String path = "markers[" + i + "].nation";
      marker
          .nation()
          .filter(nation -> !there.contains(nation))
          .ifPresent(nation -> out.accept(finding(scenario, marker, nation, survey).in(path)));
    }
  }

  private static Finding finding(Scenario scenario, Marker marker, NationId nation, Survey survey) {
    String name = Names.of(survey, nation);
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s places the marker '%s' of the %s in %s, but sets no %s up.",
            scenario.name(),
            marker.kind(),
            name,
            survey.name(marker.place()),
            name),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(marker.place()),
        Subject.of(Kinds.NATIONS, nation));
  }
}
