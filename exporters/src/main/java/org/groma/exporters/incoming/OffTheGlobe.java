package org.groma.exporters.incoming;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Projection;

/** Coordinates that are to be longitude and latitude and cannot be. */
final class OffTheGlobe {

  /** Files that do not cut at the meridian of 180° go on counting beyond it. */
  private static final double FARTHEST = 360;

  private static final double POLE = 90;

  /** How much a program may have rounded. */
  private static final double SLACK = 1e-6;

  private OffTheGlobe() {}

  /** Tells of the first such point of each feature. */
  static void in(String name, GeoJson.Features file, Projection projection, Notices notices) {
    if (file.drawn() || MapProjection.of(projection).isEmpty()) {
      return;
    }
    for (Feature feature : file.features()) {
      point(feature)
          .ifPresent(at ->
              notices.mistake(
                  String.format(Locale.ROOT, "%s, line %d", name, feature.line()),
                  String.format(
                          Locale.ROOT,
                          "%s, %s is no longitude and latitude in degrees; units of a map are read"
                              + " with",
                          MapChanges.plain(at[0]),
                          MapChanges.plain(at[1]))
                      + " --projection none."));
    }
  }

  private static Optional<double[]> point(Feature feature) {
    for (List<double[]> polygon : feature.polygons()) {
      for (double[] ring : polygon) {
        for (int i = 0; i + 1 < ring.length; i += 2) {
          if (Math.abs(ring[i]) > FARTHEST + SLACK || Math.abs(ring[i + 1]) > POLE + SLACK) {
            return Optional.of(new double[] {ring[i], ring[i + 1]});
          }
        }
      }
    }
    return Optional.empty();
  }
}
