package org.groma.model.geography;

import java.util.Map;
import java.util.Optional;
import org.groma.model.project.Projection;
import org.locationtech.jts.geom.Coordinate;

/**
 * The spherical Lambert azimuthal equal-area projection: areas are true everywhere, which a map of
 * incomes wants, and shapes are good for a thousand kilometres and fair for four round the centre.
 * Formulas: Snyder, Map Projections: A Working Manual (1987), equations 24-2 to 24-4 and 20-14,
 * 20-15.
 */
public final class LambertAzimuthal implements MapProjection {

  public static final String NAME = "lambert-azimuthal-equal-area";
  private static final double EARTH_KM = 6371;

  private final double longitude;
  private final double sinLatitude;
  private final double cosLatitude;
  private final double radius;

  private LambertAzimuthal(double longitude, double latitude, double radius) {
    this.longitude = Math.toRadians(longitude);
    this.sinLatitude = Math.sin(Math.toRadians(latitude));
    this.cosLatitude = Math.cos(Math.toRadians(latitude));
    this.radius = radius;
  }

  /** How a project writes down this projection with a centre in degrees. */
  public static Projection projection(double longitude, double latitude) {
    return new Projection(
        NAME, Map.of("longitude", longitude, "latitude", latitude, "radius", EARTH_KM));
  }

  static Optional<MapProjection> of(Projection projection) {
    Map<String, Double> given = projection.parameters();
    if (!given.containsKey("longitude") || !given.containsKey("latitude")) {
      return Optional.empty();
    }
    return Optional.of(
        new LambertAzimuthal(
            given.get("longitude"), given.get("latitude"), given.getOrDefault("radius", EARTH_KM)));
  }

  @Override
  public Coordinate toMap(double degreesEast, double degreesNorth) {
    double phi = Math.toRadians(degreesNorth);
    double east = Math.toRadians(degreesEast) - longitude;
    double cosine = sinLatitude * Math.sin(phi) + cosLatitude * Math.cos(phi) * Math.cos(east);
    double k = radius * Math.sqrt(2 / (1 + cosine));
    return new Coordinate(
        k * Math.cos(phi) * Math.sin(east),
        k * (cosLatitude * Math.sin(phi) - sinLatitude * Math.cos(phi) * Math.cos(east)));
  }

  @Override
  public Coordinate toDegrees(double x, double y) {
    double rho = Math.hypot(x, y);
    if (rho == 0) {
      return new Coordinate(Math.toDegrees(longitude), Math.toDegrees(Math.asin(sinLatitude)));
    }
    double c = 2 * Math.asin(Math.min(1, rho / (2 * radius)));
    double phi = Math.asin(Math.cos(c) * sinLatitude + y * Math.sin(c) * cosLatitude / rho);
    double lambda =
        longitude
            + Math.atan2(
                x * Math.sin(c), rho * cosLatitude * Math.cos(c) - y * sinLatitude * Math.sin(c));
    return new Coordinate(Math.toDegrees(lambda), Math.toDegrees(phi));
  }
}
