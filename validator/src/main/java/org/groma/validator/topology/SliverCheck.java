package org.groma.validator.topology;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.validator.check.FaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.Feasible;
import org.groma.validator.measure.Heir;
import org.groma.validator.measure.Naming;
import org.groma.validator.measure.Outline;
import org.groma.validator.measure.PrintScale;
import org.locationtech.jts.geom.Coordinate;

/** Finds faces so narrow that two borders meant to be one must have missed each other. */
final class SliverCheck implements FaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.sliver",
              Severity.WARNING,
              Confidence.LIKELY,
              "A sliver: a face too narrow to be meant")
          .protects(
              "A strip that nobody sees in print still counts: it makes places touch that look"
                  + " apart, and keeps apart what looks joined.")
          .example("A part of Longwater is a sliver: 0.10 mm wide in print, and much longer.")
          .mend("Join the sliver to the neighbour it was cut from, or draw its borders apart.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Face face, Survey survey, Consumer<Finding> out) {
    if (face.use().equals(Use.None.UNASSIGNED) || !Thinness.isSliver(survey, face)) {
      return;
    }
    double width =
        PrintScale.of(survey).millimetres(Outline.of(survey.map(), face.id()).meanWidth());
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "A part of %s is a sliver: %.2f mm wide in print, and much longer.",
                    Naming.of(survey, face.id()),
                    width),
                Subject.of(face))
            .at(where(face, survey.map()))
            .mendedBy(fix(face, survey)));
  }

  /** On its longest border: the middle of so thin a shape is costly to find and looks the same. */
  private static Point where(Face face, Topology map) {
    Line longest = map.arc(map.arcsOf(face.id()).findFirst().orElseThrow()).line();
    for (int arc : map.arcsOf(face.id()).toArray()) {
      Line line = map.arc(arc).line();
      longest = line.length() > longest.length() ? line : longest;
    }
    Coordinate middle = longest.middle();
    return new Point(middle.x, middle.y);
  }

  /** The last face of a place is not given away. */
  private static Optional<Fix> fix(Face face, Survey survey) {
    boolean spare = face.place().map(place -> survey.map().facesOf(place).size() > 1).orElse(true);
    return Heir.of(survey.map(), face)
        .filter(_ -> spare)
        .flatMap(heir ->
            Feasible.proposed(
                survey,
                "Join the sliver to " + Naming.of(survey, heir),
                new MergeFaces(heir, face.id())));
  }
}
