package org.groma.model.project;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.locationtech.jts.geom.Envelope;

/**
 * The sheet of paper that a map is made for, where it lies on the map.
 *
 * @param x its left edge, in map units, as {@code width} and {@code height}
 * @param y its lower edge
 * @param perMillimetre how many map units a millimetre of the paper shows
 */
public record MapSheet(
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height,
    @JsonProperty(required = true) double perMillimetre) {

  public MapSheet {
    if (!(isLength(width) && isLength(height) && isLength(perMillimetre))
        || !Double.isFinite(x)
        || !Double.isFinite(y)) {
      throw new IllegalArgumentException(
          "a sheet has a width, a height and a scale that are more than nothing");
    }
  }

  private static boolean isLength(double value) {
    return value > 0 && Double.isFinite(value);
  }

  /** A sheet whose lower left corner is where the map begins to count. */
  public static MapSheet ofPaper(double millimetresWide, double millimetresHigh, double scale) {
    return new MapSheet(0, 0, millimetresWide * scale, millimetresHigh * scale, scale);
  }

  /** The same sheet round a point. */
  public MapSheet centredAt(double centreX, double centreY) {
    return new MapSheet(centreX - width / 2, centreY - height / 2, width, height, perMillimetre);
  }

  public Envelope envelope() {
    return new Envelope(x, x + width, y, y + height);
  }
}
