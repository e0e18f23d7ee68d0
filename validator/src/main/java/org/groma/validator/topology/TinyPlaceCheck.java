package org.groma.validator.topology;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.PrintScale;

/** Finds places drawn so small that no piece and no name fits in. */
final class TinyPlaceCheck implements PlaceCheck {

  /** In square millimetres: less than half the width of the smallest counter either way. */
  private static final double SMALLEST = 20;

  private static final Profile PROFILE =
      Profile.of(
              "topology.tiny-place",
              Severity.WARNING,
              Confidence.LIKELY,
              "A place too small for a piece or a name")
          .protects("Players have to see a place, read its name and put pieces there.")
          .example("Corcyra covers 6 mm² in print, too little for a piece or a name.")
          .mend("Draw the place larger, or join it to a neighbour.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    List<Integer> faces = survey.map().facesOf(place);
    double area =
        PrintScale.of(survey)
            .squareMillimetres(faces.stream().mapToDouble(survey.map()::area).sum());
    if (!faces.isEmpty() && area < SMALLEST) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s covers %.1f mm² in print, too little for a piece or a name.",
                      survey.name(place),
                      area),
                  Subject.of(place))
              .at(survey.middle(place)));
    }
  }
}
