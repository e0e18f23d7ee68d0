package org.groma.model.colour;

/**
 * A colour as the eye takes it, in Björn Ottosson's OKLab, a hundredfold.
 *
 * @param lightness 0 for black to 100 for white
 * @param redness negative towards green
 * @param yellowness negative towards blue
 */
public record PerceivedColour(double lightness, double redness, double yellowness) {

  private static final double[] LINEAR = new double[256];

  static {
    for (int i = 0; i < LINEAR.length; i++) {
      double share = i / 255.0;
      LINEAR[i] = share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
    }
  }

  public static PerceivedColour of(Rgb colour) {
    return of(colour, ColourSight.FULL);
  }

  public static PerceivedColour of(Rgb colour, ColourSight sight) {
    double[] light =
        sight.seen(LINEAR[colour.red()], LINEAR[colour.green()], LINEAR[colour.blue()]);
    double l = cone(light, 0.4122214708, 0.5363325363, 0.0514459929);
    double m = cone(light, 0.2119034982, 0.6806995451, 0.1073969566);
    double s = cone(light, 0.0883024619, 0.2817188376, 0.6299787005);
    return new PerceivedColour(
        100 * (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
        100 * (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s),
        100 * (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s));
  }

  private static double cone(double[] light, double red, double green, double blue) {
    return StrictMath.cbrt(red * light[0] + green * light[1] + blue * light[2]);
  }

  /** How different two colours look. */
  public double distance(PerceivedColour other) {
    return Math.hypot(
        lightness - other.lightness,
        Math.hypot(redness - other.redness, yellowness - other.yellowness));
  }

  /** How far it is from grey. */
  double strength() {
    return Math.hypot(redness, yellowness);
  }

  /** The part of the distance that comes of another hue: neither of light nor of strength. */
  double hueGap(PerceivedColour other) {
    double across = Math.hypot(redness - other.redness, yellowness - other.yellowness);
    double along = strength() - other.strength();
    return Math.sqrt(Math.max(0, across * across - along * along));
  }
}
