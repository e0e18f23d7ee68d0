package org.groma.validator.topology;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Face;
import org.groma.validator.check.FaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds faces of a province or sea zone that the gazetteer does not know. */
final class FaceWithoutRecordCheck implements FaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.face-without-record",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A face of a place that has no record")
          .protects("What is drawn must be in the gazetteer, or the game does not know of it.")
          .example("A face belongs to province 'westmark', but there is no such province.")
          .mend("Add the record, or give the face to the place it belongs to.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Face face, Survey survey, Consumer<Finding> out) {
    face.place()
        .filter(place -> !isRecorded(place, survey))
        .ifPresent(place ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "A face belongs to %s '%s', but there is no such %s.",
                            place.kind().word(),
                            place.slug(),
                            place.kind().word()),
                        Subject.of(face),
                        Subject.of(place))
                    .in("use")
                    .at(survey.middle(face.id()))));
  }

  private static boolean isRecorded(Place place, Survey survey) {
    return switch (place.kind()) {
      case PROVINCE -> survey.project().provinces().contains(place.slug());
      case SEA -> survey.project().seas().contains(place.slug());
      case AREA -> survey.project().areas().contains(place.slug());
    };
  }
}
