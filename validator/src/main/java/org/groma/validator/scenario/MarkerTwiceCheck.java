package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.Place;
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

/** The same marker twice in the same place. */
final class MarkerTwiceCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.marker-twice", Severity.WARNING, Confidence.LIKELY, "Marker placed twice")
          .protects("Whether there are two markers or the list says one thing twice is not clear.")
          .example(
              "1815 places the marker 'fort' in Ashford twice; where two are meant, one line"
                  + " gives their count.")
          .mend("Remove one of the two lines, or write the count.");

  private record Spot(String kind, Place place) {}

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
    Set<Spot> seen = new HashSet<>();
    for (int i = 0; i < scenario.markers().size(); i++) {
      Marker marker = scenario.markers().get(i);
      if (!seen.add(new Spot(marker.kind(), marker.place()))) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s places the marker '%s' in %s twice; where two are meant, one line gives"
                            + " their count.",
                        scenario.name(),
                        marker.kind(),
                        survey.name(marker.place())),
                    Subject.of(Kinds.SCENARIOS, scenario),
                    Subject.of(marker.place()))
                .in("markers[" + i + "]"));
      }
    }
  }
}
