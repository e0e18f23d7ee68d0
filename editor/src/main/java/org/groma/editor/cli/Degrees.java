package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import org.groma.exporters.geojson.Feature;
import org.groma.model.project.Projection;

/** How the coordinates of a file are to be read. */
enum Degrees {
  /** As longitude and latitude. */
  LONLAT,
  /** As they are, in the units of some map. */
  NONE;

  private static final double LONGEST = 180;
  private static final double HIGHEST = 90;

  Projection projection() {
    return switch (this) {
      case LONLAT -> Projection.LONLAT;
      case NONE -> Projection.NONE;
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
