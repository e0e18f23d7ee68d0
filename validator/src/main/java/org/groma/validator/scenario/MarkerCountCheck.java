package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
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

/** A marker that is placed zero times. */
final class MarkerCountCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of("scenario.marker-count", Severity.ERROR, Confidence.CERTAIN, "Zero markers placed")
          .protects("A line that places no marker says nothing.")
          .example("1815 places 0 markers 'plague' in Ashford.")
          .mend("Correct the count, or remove the line.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Names.OF_PLACES;
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < scenario.markers().size(); i++) {
      Marker marker = scenario.markers().get(i);
      String path = "markers[" + i + "].count";
      marker
          .count()
          .filter(count -> count < 1)
          .ifPresent(count ->
              out.accept(
                  PROFILE
                      .finding(
                          String.format(
                              Locale.ROOT,
                              "%s places %d markers '%s' in %s.",
                              scenario.name(),
                              count,
                              marker.kind(),
                              survey.name(marker.place())),
                          Subject.of(Kinds.SCENARIOS, scenario),
                          Subject.of(marker.place()))
                      .in(path)));
    }
  }
}
