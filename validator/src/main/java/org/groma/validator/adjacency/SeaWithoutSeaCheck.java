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

/** Finds sea zones that touch no other sea zone. */
final class SeaWithoutSeaCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.sea-without-sea",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A sea zone that touches no other")
          .protects(
              "Fleets cannot leave a zone that touches no other. It may be an inland"
                  + " sea, or a strait that was drawn shut.")
          .example("Grey Sea touches no other sea zone.")
          .mend("Look whether the passage to the next zone was closed by mistake.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    boolean drawn = place.isSea() && !survey.map().facesOf(place).isEmpty();
    if (drawn
        && survey.graph().neighbours(place).stream().noneMatch(each -> each.place().isSea())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(Locale.ROOT, "%s touches no other sea zone.", survey.name(place)),
                  Subject.of(place))
              .at(survey.middle(place)));
    }
  }
}
