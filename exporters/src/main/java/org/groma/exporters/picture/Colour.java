package org.groma.exporters.picture;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A colour with its opacity.
 *
 * @param rgb red, green and blue as 0xRRGGBB
 * @param alpha 0 for invisible to 1 for opaque
 */
public record Colour(int rgb, double alpha) {

  private static final Pattern HEX = Pattern.compile("#[0-9a-fA-F]{6}");

  public static Colour of(int rgb) {
    return new Colour(rgb, 1);
  }

  /** Reads {@code #RRGGBB}; anything else is no colour. */
  static Optional<Colour> parse(String text) {
    return HEX.matcher(text).matches()
        ? Optional.of(of(Integer.parseInt(text.substring(1), 16)))
        : Optional.empty();
  }

  /** One of many colours that are easy to tell apart and none of them loud. */
  static Colour distinct(int index) {
    double hue = index * 0.61803398875 % 1; // the golden section spreads any number of hues
    double value = index % 2 == 0 ? 0.84 : 0.76;
    return hsv(hue, 0.30, value);
  }

  private static Colour hsv(double hue, double saturation, double value) {
    int rgb = 0;
    for (int shift = 5; shift >= 1; shift -= 2) { // 5, 3, 1 give red, green, blue
      double k = (shift + hue * 6) % 6;
      double channel = value - value * saturation * Math.clamp(Math.min(k, 4 - k), 0.0, 1.0);
      rgb = rgb << 8 | (int) Math.round(channel * 255);
    }
    return of(rgb);
  }

  public Colour fade(double opacity) {
    return new Colour(rgb, opacity);
  }

  /** This colour with a share of another mixed in. */
  public Colour mix(Colour other, double share) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double here = rgb >> shift & 0xFF;
      double there = other.rgb >> shift & 0xFF;
      mixed |= (int) Math.round(here + (there - here) * share) << shift;
    }
    return new Colour(mixed, alpha);
  }

  /** Lighter for a positive amount, darker for a negative one. */
  public Colour shade(double amount) {
    return amount >= 0 ? mix(of(0xFFFFFF), amount) : mix(of(0x3A2F25), -amount);
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
