package org.groma.exporters.geojson;

import java.math.BigDecimal;
import java.util.Optional;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * The points of a map in degrees, or in its own units where it has no geography, with just so many
 * digits that each comes back to where it was.
 */
final class LonLat {

  /** A tenth of a metre: what geographic files usually have. */
  private static final int FEWEST = 6;

  /** Whole numbers of such steps are still exact in the doubles of other programs. */
  private static final int MOST = 12;

  private static final double TURN = 360;

  private final boolean onEarth;
  private final Optional<MapProjection> formula;
  private final Precision precision;
  private final Optional<Coordinate> stray;
  private final int digits;
  private final double scale;

  private LonLat(Project project) {
    this.precision = project.map().precision();
    Projection projection = project.projection();
    this.onEarth = MapProjection.of(projection).isPresent();
    this.formula = MapProjection.of(projection).filter(_ -> !projection.equals(Projection.LONLAT));
    int fits = formula.isEmpty() ? precision.digits() : FEWEST;
    Optional<Coordinate> misses = formula.isEmpty() ? Optional.empty() : miss(project.map(), fits);
    while (misses.isPresent() && fits < MOST) {
      fits++;
      misses = miss(project.map(), fits);
    }
    this.stray = misses;
    this.digits = fits;
    this.scale = StrictMath.pow(10, digits);
  }

  static LonLat of(Project project) {
    return new LonLat(project);
  }

  int digits() {
    return digits;
  }

  /** Whether they are degrees; what has no geography has no meridian of 180° either. */
  boolean isOnEarth() {
    return onEarth;
  }

  /** A point that is no place on Earth, so that degrees cannot tell where it is. */
  Optional<Coordinate> stray() {
    return stray;
  }

  private Optional<Coordinate> miss(Topology map, int digits) {
    double scale = StrictMath.pow(10, digits);
    for (Arc arc : map.arcs()) {
      Line line = arc.line();
      for (int i = 0; i < line.size(); i++) {
        Coordinate degrees = degrees(line.x(i), line.y(i));
        Coordinate back =
            formula
                .orElseThrow()
                .toMap(Math.rint(degrees.x * scale) / scale, Math.rint(degrees.y * scale) / scale);
        if (precision.round(back.x) != line.x(i) || precision.round(back.y) != line.y(i)) {
          return Optional.of(line.point(i));
        }
      }
    }
    return Optional.empty();
  }

  private Coordinate degrees(double x, double y) {
    if (formula.isEmpty()) {
      return new Coordinate(x, y);
    }
    Coordinate at = formula.get().toDegrees(x, y);
    return new Coordinate(at.x - TURN * Math.rint(at.x / TURN), at.y);
  }

  /** Longitude and latitude counted in steps of the last digit. */
  long[] steps(double x, double y) {
    Coordinate at = degrees(x, y);
    return new long[] {steps(at.x), steps(at.y)};
  }

  long steps(double degrees) {
    return Math.round(degrees * scale);
  }

  /** Longitude and latitude, rounded. */
  Coordinate at(double x, double y) {
    long[] steps = steps(x, y);
    return new Coordinate(steps[0] / scale, steps[1] / scale);
  }

  StringBuilder write(StringBuilder out, double degrees) {
    return out.append(decimal(steps(degrees)));
  }

  private String decimal(long steps) {
    return steps == 0
        ? "0"
        : BigDecimal.valueOf(steps, digits).stripTrailingZeros().toPlainString();
  }
}
