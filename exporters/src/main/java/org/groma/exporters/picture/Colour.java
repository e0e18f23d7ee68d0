package org.groma.exporters.picture;

import java.util.Locale;
import java.util.Optional;
import org.groma.model.colour.Rgb;

/**
 * A colour with its opacity.
 *
 * @param rgb red, green and blue as 0xRRGGBB
 * @param alpha 0 for invisible to 1 for opaque
 */
public record Colour(int rgb, double alpha) {

  public static Colour of(int rgb) {
    return new Colour(rgb, 1);
  }

  public static Colour of(Rgb colour) {
    return of(colour.value());
  }

  /** Reads {@code #RRGGBB}; anything else is no colour. */
  static Optional<Colour> parse(String text) {
    return Rgb.parse(text).map(Colour::of);
  }

  public Colour fade(double opacity) {
    return new Colour(rgb, opacity);
  }

  /** This colour with a share of another mixed in. */
  public Colour mix(Colour other, double share) {
    return new Colour(new Rgb(rgb).mix(new Rgb(other.rgb), share).value(), alpha);
  }

  /** Lighter for a positive amount, darker for a negative one. */
  public Colour shade(double amount) {
    return new Colour(new Rgb(rgb).shade(amount).value(), alpha);
  }

  /** Whether it can hardly be seen on paper. */
  public boolean isPale() {
    int red = rgb >> 16 & 0xFF;
    int green = rgb >> 8 & 0xFF;
    int blue = rgb & 0xFF;
    return 0.3 * red + 0.59 * green + 0.11 * blue > 215;
  }

  /** How well letters of one colour are read on the other, from 1 to 21, as WCAG 2 defines it. */
  public double contrast(Colour other) {
    double a = luminance();
    double b = other.luminance();
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private double luminance() {
    return 0.2126 * linear(rgb >> 16 & 0xFF)
        + 0.7152 * linear(rgb >> 8 & 0xFF)
        + 0.0722 * linear(rgb & 0xFF);
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
  }

  String hex() {
    return String.format(Locale.ROOT, "#%06x", rgb);
  }
}
