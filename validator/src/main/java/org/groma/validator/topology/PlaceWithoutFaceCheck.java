package org.groma.validator.topology;

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

/**
 * Finds provinces and sea zones of the gazetteer that are not on the map. Boxes off the map need no
 * face, and where nothing is drawn at all the map has not been begun.
 */
final class PlaceWithoutFaceCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.place-without-face",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A province or sea zone that is not drawn")
          .protects("A place without a face has no neighbours, and nobody can find it on the map.")
          .example("Province Westmark is in the gazetteer but not on the map.")
          .mend("Give it a face of the map, or remove its record.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT); // which comes into being with the first face
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    boolean box = place.kind() == Place.Kind.AREA;
    if (!box && !survey.extent().isNull() && survey.map().facesOf(place).isEmpty()) {
      out.accept(
          PROFILE.finding(
              String.format(
                  Locale.ROOT,
                  "%s %s is in the gazetteer but not on the map.",
                  place.isSea() ? "Sea zone" : "Province",
                  survey.name(place)),
              Subject.of(place)));
    }
  }
}
