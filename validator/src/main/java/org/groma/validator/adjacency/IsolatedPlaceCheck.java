package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds places on the map that have no neighbour at all. */
final class IsolatedPlaceCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.isolated-place",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A place without any neighbour")
          .protects("Nobody can enter such a place, and nobody can leave it.")
          .example("Westmark has no neighbour: nobody can enter or leave it.")
          .mend("Make a border crossable, add a link, or take the place off the map.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    boolean drawn = !survey.map().facesOf(place).isEmpty();
    if (drawn && survey.graph().neighbours(place).isEmpty() && !isReached(place, survey)) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s has no neighbour: nobody can enter or leave it.",
                      survey.name(place)),
                  Subject.of(place))
              .at(survey.middle(place)));
    }
  }

  /** A link in one direction leads to a place that itself has no neighbour. */
  private static boolean isReached(Place place, Survey survey) {
    return survey.project().links().stream().anyMatch(link -> link.to().equals(place));
  }
}
