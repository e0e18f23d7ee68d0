package org.groma.exporters.atlas;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Look;

/**
 * The colours of a picture for a dark screen: light becomes dark and dark light, and every hue
 * stays what it is. Lightness is that of the colour space Oklab, in which equal steps look equal.
 */
final class Night {

  /** What becomes of black and of white. */
  private static final double LIGHTEST = 0.98;

  private static final double DARKEST = 0.25;

  /** Dark grounds look more colourful than light ones; this makes up for it. */
  private static final double CHROMA = 0.72;

  private Night() {}

  /** Rules that give each look its dark colours. */
  static String css(Map<String, Look> looks) {
    StringBuilder css = new StringBuilder();
    looks.forEach((name, look) -> {
      StringBuilder rule = new StringBuilder();
      paint(rule, "fill", look.fill());
      paint(rule, "stroke", look.stroke());
      if (!rule.isEmpty()) {
        css.append('.').append(name).append('{').append(rule).append("}\n");
      }
    });
    return css.toString();
  }

  private static void paint(StringBuilder rule, String property, Optional<Colour> colour) {
    colour.ifPresent(paint ->
        rule.append(rule.isEmpty() ? "" : ";")
            .append(property)
            .append(String.format(Locale.ROOT, ":#%06x", dark(paint.rgb()))));
  }

  /** A colour with its lightness turned round. */
  static int dark(int rgb) {
    double r = linear(rgb >> 16 & 0xFF);
    double g = linear(rgb >> 8 & 0xFF);
    double b = linear(rgb & 0xFF);
    // to Oklab: the sensitivities of the three cones, their cube roots, then the opponent axes
    double l = StrictMath.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = StrictMath.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = StrictMath.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    double light = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
    double green = CHROMA * (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s);
    double blue = CHROMA * (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    double turned = LIGHTEST - (LIGHTEST - DARKEST) * light;
    // and back
    double l2 = cube(turned + 0.3963377774 * green + 0.2158037573 * blue);
    double m2 = cube(turned - 0.1055613458 * green - 0.0638541728 * blue);
    double s2 = cube(turned - 0.0894841775 * green - 1.2914855480 * blue);
    return channel(4.0767416621 * l2 - 3.3077115913 * m2 + 0.2309699292 * s2) << 16
        | channel(-1.2684380046 * l2 + 2.6097574011 * m2 - 0.3413193965 * s2) << 8
        | channel(-0.0041960863 * l2 - 0.7034186147 * m2 + 1.7076147010 * s2);
  }

  private static double cube(double x) {
    return x * x * x;
  }

  /** A channel of sRGB as an amount of light, 0 to 1. */
  private static double linear(int channel) {
    double x = channel / 255.0;
    return x <= 0.04045 ? x / 12.92 : StrictMath.pow((x + 0.055) / 1.055, 2.4);
  }

  private static int channel(double light) {
    double x = Math.clamp(light, 0, 1);
    double gamma = x <= 0.0031308 ? 12.92 * x : 1.055 * StrictMath.pow(x, 1 / 2.4) - 0.055;
    return (int) Math.round(gamma * 255);
  }
}
