package org.groma.validator.topology;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.Feasible;
import org.groma.validator.measure.Naming;
import org.groma.validator.measure.PrintScale;

/** Finds needles in a line: vertices at which it goes out and comes back nearly the same way. */
final class SpikeCheck implements ArcCheck {

  /** A needle: nobody draws that on purpose, be it short. */
  private static final double NEEDLE_DEGREES = 3;

  private static final double NEEDLE_LENGTH = 0.2;

  /** A thorn: coasts have such corners, but only small ones. */
  private static final double THORN_DEGREES = 25;

  private static final double THORN_LENGTH = 2.5;

  /** The cosine of a thorn: what is blunter needs no arc tangent. */
  private static final double THORN_COSINE = Math.cos(Math.toRadians(THORN_DEGREES));

  private static final Profile PROFILE =
      Profile.of(
              "topology.spike",
              Severity.WARNING,
              Confidence.LIKELY,
              "A spike: a border that goes out and comes back nearly the same way")
          .protects(
              "A vertex dragged by accident leaves a needle in the neighbour's land, which prints"
                  + " as a stray line and may cut a place in two to the eye.")
          .example(
              "The border between Longwater and Westmark has a spike of 2 degrees, 8.1 mm long.")
          .mend("Delete the vertex, or drag it back to its border.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    Line line = arc.line();
    PrintScale scale = PrintScale.of(survey);
    for (int i = 1; i < line.last(); i++) {
      double ax = line.x(i - 1) - line.x(i);
      double ay = line.y(i - 1) - line.y(i);
      double bx = line.x(i + 1) - line.x(i);
      double by = line.y(i + 1) - line.y(i);
      double dot = ax * bx + ay * by;
      double a = ax * ax + ay * ay;
      double b = bx * bx + by * by;
      if (dot > 0 && dot * dot > THORN_COSINE * THORN_COSINE * a * b) {
        double degrees = Math.toDegrees(Math.abs(Math.atan2(ax * by - ay * bx, dot)));
        double length = scale.millimetres(Math.sqrt(Math.min(a, b)));
        if (length >= THORN_LENGTH || (degrees < NEEDLE_DEGREES && length >= NEEDLE_LENGTH)) {
          out.accept(finding(arc, i, degrees, length, survey));
        }
      }
    }
  }

  private static Finding finding(
      Arc arc, int vertex, double degrees, double length, Survey survey) {
    Line line = arc.line();
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The border between %s and %s has a spike of %.0f degrees, %.1f mm long in print.",
                Naming.of(survey, arc.left()),
                Naming.of(survey, arc.right()),
                degrees,
                length),
            Subject.of(arc))
        .in("line[" + vertex + "]")
        .at(new Point(line.x(vertex), line.y(vertex)))
        .mendedBy(Feasible.proposed(survey, "Delete the vertex", Redrawing.without(arc, vertex)));
  }
}
