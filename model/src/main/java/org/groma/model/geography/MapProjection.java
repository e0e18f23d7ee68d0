package org.groma.model.geography;

import java.util.Optional;
import org.groma.model.project.Projection;
import org.locationtech.jts.geom.Coordinate;

/** Turns degrees into map units and back. */
public interface MapProjection {

  /** Longitude and latitude in degrees to map units; y grows to the north. */
  Coordinate toMap(double longitude, double latitude);

  /** Map units to longitude (x) and latitude (y) in degrees. */
  Coordinate toDegrees(double x, double y);

  /** The projection that a project names; none where its map has no geography or an unknown one. */
  static Optional<MapProjection> of(Projection projection) {
    return switch (projection.name()) {
      case LambertAzimuthal.NAME -> LambertAzimuthal.of(projection);
      case "lonlat" -> Optional.of(Degrees.AS_THEY_ARE);
      default -> Optional.empty();
    };
  }

  /** Degrees used as map units. */
  enum Degrees implements MapProjection {
    AS_THEY_ARE;

    @Override
    public Coordinate toMap(double longitude, double latitude) {
      return new Coordinate(longitude, latitude);
    }

    @Override
    public Coordinate toDegrees(double x, double y) {
      return new Coordinate(x, y);
    }
  }
}
