package org.groma.exporters.geojson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Project;

/** What stands in the way of writing a map in degrees. */
final class Degreed {

  private Degreed() {}

  static Optional<String> obstacle(Project project) {
    if (project.map().faceCount() < 2) {
      return Optional.of("The project has no map yet. Import or generate one first.");
    }
    return LonLat.of(project)
        .stray()
        .map(at ->
            String.format(
                    Locale.ROOT,
                    "The point %s, %s of the map is no place on Earth in its projection, so it has"
                        + " no",
                    project.map().precision().write(at.x),
                    project.map().precision().write(at.y))
                + " longitude and latitude. Move it, or correct the projection in"
                + " map/topology.json.");
  }

  static List<String> notes(String format, Project project) {
    return MapProjection.of(project.projection()).isPresent()
        ? List.of()
        : List.of(
            format
                + ": the map has no geography, so the coordinates are map units and not longitude"
                + " and latitude as other programs expect.");
  }
}
