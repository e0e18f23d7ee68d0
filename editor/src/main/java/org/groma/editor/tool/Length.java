package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Projection;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/**
 * How long a line is.
 *
 * @param units on the map
 * @param kilometres on the ground, along great circles; none where the map has no geography
 */
public record Length(double units, Optional<Double> kilometres) {

  private static final double EARTH_KM = 6371;

  public static Length of(List<Point> line, Projection projection) {
    Optional<MapProjection> geography = MapProjection.of(projection);
    double units = 0;
    double kilometres = 0;
    for (int i = 1; i < line.size(); i++) {
      Point a = line.get(i - 1);
      Point b = line.get(i);
      units += Math.hypot(b.x() - a.x(), b.y() - a.y());
      if (geography.isPresent()) {
        kilometres +=
            onTheGround(
                geography.get().toDegrees(a.x(), a.y()), geography.get().toDegrees(b.x(), b.y()));
      }
    }
    return new Length(units, geography.isPresent() ? Optional.of(kilometres) : Optional.empty());
  }

  /** The haversine formula, which is exact for short ways too. */
  private static double onTheGround(Coordinate a, Coordinate b) {
    double north = Math.sin(Math.toRadians(b.y - a.y) / 2);
    double east = Math.sin(Math.toRadians(b.x - a.x) / 2);
    double half =
        north * north + Math.cos(Math.toRadians(a.y)) * Math.cos(Math.toRadians(b.y)) * east * east;
    return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
  }

  /** As a person says it in few words: on the ground, or in units where there is none. */
  String brief(LengthUnit unit) {
    return kilometres
        .map(unit::of)
        .map(length -> figure(length) + " " + unit.sign())
        .orElseGet(() -> figure(units) + " units");
  }

  private static String figure(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
  }

  /** As a person says it. */
  String in(LengthUnit unit) {
    String onMap = String.format(Locale.ROOT, "%.1f units", units);
    return kilometres
        .map(unit::of)
        .map(length -> figure(length) + " " + unit.sign() + " · " + onMap)
        .orElse(onMap);
  }
}
