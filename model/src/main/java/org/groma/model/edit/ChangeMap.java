package org.groma.model.edit;

import java.util.Optional;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.Point;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.TransformMap;

/** Changes the drawing of the map. */
public record ChangeMap(MapEdit change) implements Edit {

  @Override
  @SuppressWarnings("ReferenceEquality") // an edit that changes nothing hands back the map it got
  public Outcome apply(Project project) {
    return switch (change.apply(project.map())) {
      case Ruling.Legal(var map, var touched) ->
          map == project.map()
              ? new Applied(project, Reach.of(touched))
              : withCities(project.with(map), Reach.of(touched));
      case Ruling.Refused(String reason, var at) ->
          new Refused(reason, Optional.of(new Point(at.x, at.y)));
    };
  }

  /** When the whole map is moved, what is drawn on it moves along. */
  private Outcome withCities(Project drawn, Reach reach) {
    if (!(change instanceof TransformMap transform)) {
      return new Applied(drawn, reach);
    }
    Project moved = drawn;
    Reach all = reach;
    for (City city : drawn.cities()) {
      if (city.at().isPresent()) {
        Point to = transform.moved(city.at().get(), drawn.map().precision());
        moved = moved.with(Kinds.CITIES, city.withPlace(to));
        all = all.and(Reach.of(Kinds.CITIES, city.id()));
      }
    }
    return new Applied(moved, all);
  }
}
