package org.groma.validator.measure;

import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.topology.MapEdit;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Fix;

/** Changes of the drawing that can be made, for not every one that would help is legal. */
public final class Feasible {

  private Feasible() {}

  /** A fix that a person has to look at first, unless the map refuses it. */
  public static Optional<Fix> proposed(Survey survey, String title, MapEdit change) {
    return isLegal(survey, change)
        ? Optional.of(Fix.proposed(title, new ChangeMap(change)))
        : Optional.empty();
  }

  /** A fix that can be made without asking, unless the map refuses it. */
  public static Optional<Fix> safe(Survey survey, String title, MapEdit change) {
    return isLegal(survey, change)
        ? Optional.of(Fix.safe(title, new ChangeMap(change)))
        : Optional.empty();
  }

  /** Whether the map takes it, and no line comes out with two vertices in one place. */
  private static boolean isLegal(Survey survey, MapEdit change) {
    return new ChangeMap(change).apply(survey.project())
            instanceof Outcome.Applied(Project after, Reach reach)
        && DoubledVertices.count(after.map(), reach.map().arcs(), survey)
            <= DoubledVertices.count(survey.map(), reach.map().arcs(), survey);
  }
}
