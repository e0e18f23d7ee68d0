package org.groma.model.edit;

import java.util.Optional;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
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
              : withDrawn(project.with(map), Reach.of(touched));
      case Ruling.Refused(String reason, var at) ->
          new Refused(reason, Optional.of(new Point(at.x, at.y)));
    };
  }

  /** When the whole map is moved, what is drawn on it moves along. */
  private Outcome withDrawn(Project drawn, Reach reach) {
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
    for (MapLabel label : drawn.get(Kinds.LABELS)) {
      moved = moved.with(Kinds.LABELS, moved(label, transform, drawn));
      all = all.and(Reach.of(Kinds.LABELS, label.id()));
    }
    return new Applied(moved, all);
  }

  /** A text that would stand on its head is turned round, and its bend with it. */
  private static MapLabel moved(MapLabel label, TransformMap transform, Project drawn) {
    double before = Math.toRadians(label.angle().orElse(0.0));
    double after = transform.turned(before);
    boolean upsideDown = Math.cos(after) < 0;
    double degrees = Math.toDegrees(upsideDown ? after - Math.PI : after);
    double angle = Math.round(Math.IEEEremainder(degrees, 360) * 10) / 10.0;
    MapLabel turned =
        label
            .withAngle(label.angle().map(_ -> angle))
            .withBend(upsideDown == transform.isMirror() ? label.bend() : -label.bend());
    return label
        .at()
        .map(at -> turned.withPlace(transform.moved(at, drawn.map().precision())))
        .orElse(turned);
  }
}
