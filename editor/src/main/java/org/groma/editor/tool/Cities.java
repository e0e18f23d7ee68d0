package org.groma.editor.tool;

import java.util.Optional;
import org.groma.editor.map.MapLayer;
import org.groma.model.gazetteer.City;
import org.groma.model.topology.Point;

/** Finds cities under the pointer. */
final class Cities {

  private Cities() {}

  /** The city within reach of a point whose mark is nearest; none while the layer is hidden. */
  static Optional<City> near(Point at, Ground ground) {
    if (!ground.layers().shows(MapLayer.CITIES)) {
      return Optional.empty();
    }
    City best = null;
    double least = ground.reach();
    for (City city : ground.project().cities()) {
      double distance =
          city.at()
              .map(point -> Math.hypot(point.x() - at.x(), point.y() - at.y()))
              .orElse(Double.POSITIVE_INFINITY);
      if (distance < least) {
        least = distance;
        best = city;
      }
    }
    return Optional.ofNullable(best);
  }
}
