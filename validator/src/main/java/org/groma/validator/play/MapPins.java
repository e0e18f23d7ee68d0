package org.groma.validator.play;

import java.util.Optional;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;

/** Where provinces are on the map. The map is surveyed when the first of them is asked for. */
final class MapPins {

  private final Project project;
  private Optional<Survey> survey = Optional.empty();

  MapPins(Project project) {
    this.project = project;
  }

  /** A point well inside; empty for what is no province. */
  Optional<Point> of(Subject subject) {
    if (!subject.kind().equals(Kinds.PROVINCES.word())) {
      return Optional.empty();
    }
    if (survey.isEmpty()) {
      survey = Optional.of(Survey.of(project));
    }
    return survey.get().middle(new Place(Place.Kind.PROVINCE, subject.id()));
  }
}
