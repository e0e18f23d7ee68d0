package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.CitiesByProvince;

/** Finds islands that have neither a port nor a link. */
final class IslandWithoutAccessCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.island-without-access",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "An island without port or strait")
          .protects(
              "Many rules let armies go aboard and ashore in ports only. An island"
                  + " without one, and without a strait, may be out of their reach for good.")
          .example("Highholm is an island without a port or a strait.")
          .mend(
              "Give a city of the island a port, or add a strait, if the sources know"
                  + " of one.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    OptionalInt number = survey.graph().number(place);
    if (number.isPresent()
        && survey.graph().isIsland(number.getAsInt())
        && survey.graph().neighbours(place).stream().allMatch(each -> each.link().isEmpty())
        && CitiesByProvince.of(survey, place).stream().allMatch(city -> city.port().isEmpty())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s is an island without a port or a strait.",
                      survey.name(place)),
                  Subject.of(place))
              .at(survey.middle(place)));
    }
  }
}
