package org.groma.validator.topology;

import java.util.Locale;
import java.util.Optional;
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
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.DoubledVertices;
import org.groma.validator.measure.Feasible;
import org.groma.validator.measure.Naming;

/** Finds vertices that lie on top of each other for all that an eye or a printer can tell. */
final class NearDuplicateVerticesCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.near-duplicate-vertices",
              Severity.NOTE,
              Confidence.LIKELY,
              "Two vertices that cannot be told apart")
          .protects(
              "Who drags one of two vertices in the same place makes a spike and wonders why;"
                  + " smoothing and simplifying stumble over them too.")
          .example("The border between Longwater and Westmark has two vertices in one place.")
          .mend("Delete one of the two; nothing changes in print.");

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
    DoubledVertices.on(line, survey)
        .forEach(i ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "The border between %s and %s has two vertices in one place.",
                            Naming.of(survey, arc.left()),
                            Naming.of(survey, arc.right())),
                        Subject.of(arc))
                    .in("line[" + i + "]")
                    .at(new Point(line.x(i), line.y(i)))
                    .mendedBy(fix(arc, i, survey))));
  }

  /** The ends are nodes and stay; of the last two vertices the inner one goes. */
  private static Optional<Fix> fix(Arc arc, int vertex, Survey survey) {
    int spare = vertex == arc.line().last() ? vertex - 1 : vertex;
    return Feasible.safe(survey, "Delete one of the two", Redrawing.without(arc, spare));
  }
}
