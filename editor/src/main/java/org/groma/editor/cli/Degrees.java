package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;

/** How the coordinates of a file are to be read. */
enum Degrees {
  /** As longitude and latitude. */
  LONLAT,
  /** As they are, in the units of some map. */
  NONE,
  /** As the project has it: degrees are projected as its map is, drawings have its units. */
  PROJECT;

  private static final double LONGEST = 180;
  private static final double HIGHEST = 90;

  /** The projection that a map from a file gets in a project. */
  static Projection projection(
      Optional<Degrees> asked, GeoJson.Features file, Project project) {
    if (asked.isEmpty() && file.sheet().isPresent()) {
      return file.sheet().get().projection();
    }
    Degrees meant =
        asked.orElseGet(() -> file.drawn() ? NONE : Degrees.guess(file.features()));
    return switch (meant) {
      case LONLAT -> Projection.LONLAT;
      case NONE -> Projection.NONE;
      case PROJECT -> project.projection();
    };
  }

  /** Longitude and latitude where all coordinates can be such, else none. */
  static Degrees guess(List<Feature> features) {
    return features.stream()
            .flatMap(f -> f.polygons().stream())
            .flatMap(List::stream)
            .allMatch(Degrees::onGlobe)
        ? LONLAT
        : NONE;
  }

  private static boolean onGlobe(double[] ring) {
    for (int i = 0; i + 1 < ring.length; i += 2) {
      if (Math.abs(ring[i]) > LONGEST || Math.abs(ring[i + 1]) > HIGHEST) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
