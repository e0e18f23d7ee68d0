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

/** Finds sea zones that touch no land. */
final class SeaWithoutCoastCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.sea-without-coast",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A sea zone without a coast")
          .protects(
              "A zone that touches no land has no trade, no ports and no shore to"
                  + " guard. It may be open ocean, or a slip.")
          .example("Inner Sea touches no land.")
          .mend("Look whether the coast was given to another zone.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    boolean drawn = place.isSea() && !survey.map().facesOf(place).isEmpty();
    if (drawn
        && survey.graph().neighbours(place).stream().noneMatch(each -> each.place().isProvince())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(Locale.ROOT, "%s touches no land.", survey.name(place)),
                  Subject.of(place))
              .at(survey.middle(place)));
    }
  }
}
