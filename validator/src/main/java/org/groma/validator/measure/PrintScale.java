package org.groma.validator.measure;

import org.groma.validator.check.Survey;
import org.locationtech.jts.geom.Envelope;

/**
 * How large the map is in print. No project says so; maps of this sort of game are about a metre
 * wide, so the longer side of the drawing is taken for {@value #LONGER_SIDE} millimetres. Checks
 * that ask what can be seen on paper read {@link org.groma.validator.check.Reads.Aspect#EXTENT}.
 *
 * @param unit one millimetre in map units
 */
public record PrintScale(double unit) {

  /** The longer side of the printed map in millimetres. */
  public static final double LONGER_SIDE = 1000;

  public static PrintScale of(Survey survey) {
    Envelope extent = survey.extent();
    double side = Math.max(extent.getWidth(), extent.getHeight());
    return new PrintScale(side > 0 ? side / LONGER_SIDE : 1);
  }

  public double millimetres(double length) {
    return length / unit;
  }

  public double squareMillimetres(double area) {
    return area / (unit * unit);
  }
}
