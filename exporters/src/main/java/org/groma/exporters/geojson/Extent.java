package org.groma.exporters.geojson;

/**
 * The box round the points that were written. West is greater than east where it crosses the
 * meridian of 180°, as RFC 7946 has it.
 */
final class Extent {

  private static final double HALF = 180;

  private double west = Double.POSITIVE_INFINITY;
  private double east = Double.NEGATIVE_INFINITY;
  private double south = Double.POSITIVE_INFINITY;
  private double north = Double.NEGATIVE_INFINITY;
  private double westernmostOfTheEast = HALF;
  private double easternmostOfTheWest = -HALF;
  private boolean crosses;

  void add(double longitude, double latitude) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    if (longitude >= 0) {
      westernmostOfTheEast = Math.min(westernmostOfTheEast, longitude);
    } else {
      easternmostOfTheWest = Math.max(easternmostOfTheWest, longitude);
    }
  }

  /** Something that was written goes on across the meridian of 180°. */
  void crosses() {
    crosses = true;
  }

  void write(StringBuilder out, LonLat degrees) {
    boolean roundTheBack = crosses && westernmostOfTheEast - easternmostOfTheWest > 1;
    degrees.write(out.append('['), roundTheBack ? westernmostOfTheEast : west).append(',');
    degrees.write(out, south).append(',');
    degrees.write(out, roundTheBack ? easternmostOfTheWest : east).append(',');
    degrees.write(out, north).append(']');
  }
}
