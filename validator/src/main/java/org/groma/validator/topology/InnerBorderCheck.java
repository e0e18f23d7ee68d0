package org.groma.validator.topology;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.Feasible;
import org.locationtech.jts.geom.Coordinate;

/** Finds borders with the same place on both sides: a cut that was never used, or never undone. */
final class InnerBorderCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.inner-border",
              Severity.WARNING,
              Confidence.LIKELY,
              "A border through the middle of a place")
          .protects(
              "A line that separates a place from itself prints like any border, and players take"
                  + " one place for two.")
          .example("A border runs through Westmark: it has Westmark on both sides.")
          .mend("Join the two faces, or give one of them to the place it was cut off for.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    Topology map = survey.map();
    Optional<Place> place = map.face(arc.left()).place();
    if (place.isEmpty() || !place.equals(map.face(arc.right()).place())) {
      return;
    }
    String name = survey.name(place.get());
    Coordinate middle = arc.line().middle();
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT, "A border runs through %s: it has %s on both sides.", name, name),
                Subject.of(arc),
                Subject.of(place.get()))
            .at(new Point(middle.x, middle.y))
            .mendedBy(fix(arc, survey)));
  }

  /** What is marked was meant for something. */
  private static Optional<Fix> fix(Arc arc, Survey survey) {
    int into = Math.min(arc.left(), arc.right());
    int other = Math.max(arc.left(), arc.right());
    boolean plain =
        survey
            .map()
            .shared(into, other)
            .allMatch(id -> survey.map().arc(id).border().equals(Border.LAND));
    return plain && into != other
        ? Feasible.safe(survey, "Join the two faces", new MergeFaces(into, other))
        : Optional.empty();
  }
}
