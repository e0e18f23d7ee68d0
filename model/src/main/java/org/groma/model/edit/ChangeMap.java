package org.groma.model.edit;

import java.util.Optional;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.project.Project;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.Point;
import org.groma.model.topology.Ruling;

/** Changes the drawing of the map. */
public record ChangeMap(MapEdit change) implements Edit {

  @Override
  @SuppressWarnings("ReferenceEquality") // an edit that changes nothing hands back the map it got
  public Outcome apply(Project project) {
    return switch (change.apply(project.map())) {
      case Ruling.Legal(var map, var touched) ->
          new Applied(map == project.map() ? project : project.with(map), Reach.of(touched));
      case Ruling.Refused(String reason, var at) ->
          new Refused(reason, Optional.of(new Point(at.x, at.y)));
    };
  }
}
