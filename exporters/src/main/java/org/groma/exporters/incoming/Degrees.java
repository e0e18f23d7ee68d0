package org.groma.exporters.incoming;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;

/** How the coordinates of a file are to be read. */
public enum Degrees {
  /** As longitude and latitude. */
  LONLAT,
  /** As they are, in the units of some map. */
  NONE,
  /** As the project has it: degrees are projected as its map is, drawings have its units. */
  PROJECT;

  private static final double LONGEST = 180;
  private static final double HIGHEST = 90;

  /**
   * The projection that a map from a file gets in a project. Where nobody said: what a file of ours
   * says, none for drawings; degrees are projected as the project's map is, if it has one.
   */
  static Projection projection(Optional<Degrees> asked, GeoJson.Features file, Project project) {
    if (asked.isEmpty() && file.sheet().isPresent()) {
      return file.sheet().get().projection();
    }
    Degrees meant = asked.orElseGet(() -> file.drawn() ? NONE : guess(file.features(), project));
    return switch (meant) {
      case LONLAT -> Projection.LONLAT;
      case NONE -> Projection.NONE;
      case PROJECT -> project.projection();
    };
  }

  private static Degrees guess(List<Feature> features, Project project) {
    boolean geographic =
        project.map().faceCount() > 1 && MapProjection.of(project.projection()).isPresent();
    boolean degrees =
        features.stream()
            .flatMap(feature -> feature.polygons().stream())
            .flatMap(List::stream)
            .allMatch(Degrees::onGlobe);
    return degrees ? geographic ? PROJECT : LONLAT : NONE;
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
