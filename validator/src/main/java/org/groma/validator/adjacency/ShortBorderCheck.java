package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Half;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.PrintScale;
import org.locationtech.jts.geom.Coordinate;

/** Finds borders too short to be seen in print. */
final class ShortBorderCheck implements PlaceCheck {

  /** In millimetres. */
  private static final double SHORTEST = 1;

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.short-border",
              Severity.WARNING,
              Confidence.POSSIBLE,
              "A border too short to be seen in print")
          .protects(
              "Whether two places touch decides whether one may march from one to the"
                  + " other. Players must be able to see it.")
          .example(
              "Westmark and Longwater share a border of 0.4 mm in print: nobody will see"
                  + " whether they touch.")
          .mend(
              "Draw the border longer, or draw the places apart, or say in an override"
                  + " that they are not adjacent.");

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
    PrintScale scale = PrintScale.of(survey);
    for (Neighbour each : survey.graph().neighbours(place)) {
      double length = scale.millimetres(each.length());
      boolean drawn = each.length() > 0 && place.compareTo(each.place()) < 0;
      if (drawn && length < SHORTEST) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s and %s share a border of %.1f mm in print: nobody will see whether"
                            + " they touch.",
                        survey.name(place),
                        survey.name(each.place()),
                        length),
                    Subject.of(place),
                    Subject.of(each.place()))
                .at(where(survey.map(), place, each.place())));
      }
    }
  }

  private static Optional<Point> where(Topology map, Place place, Place other) {
    for (int face : map.facesOf(place)) {
      for (int half : map.face(face).halves().toArray()) {
        if (map.face(map.right(half)).place().filter(other::equals).isPresent()) {
          Coordinate middle = map.arc(Half.arc(half)).line().middle();
          return Optional.of(new Point(middle.x, middle.y));
        }
      }
    }
    return Optional.empty();
  }
}
