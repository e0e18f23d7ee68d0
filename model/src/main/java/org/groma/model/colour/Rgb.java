package org.groma.model.colour;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A colour as projects write it: {@code #A9D3B4}.
 *
 * @param value red, green and blue as 0xRRGGBB
 */
public record Rgb(int value) {

  private static final Pattern WRITTEN = Pattern.compile("#[0-9A-Fa-f]{6}");
  private static final Rgb WHITE = new Rgb(0xFFFFFF);
  private static final Rgb SHADOW = new Rgb(0x3A2F25);

  /** Reads {@code #RRGGBB}; anything else is no colour. */
  public static Optional<Rgb> parse(String text) {
    return WRITTEN.matcher(text).matches()
        ? Optional.of(new Rgb(Integer.parseInt(text.substring(1), 16)))
        : Optional.empty();
  }

  /** By hue, saturation and value, each from 0 to 1. */
  public static Rgb hsv(double hue, double saturation, double value) {
    int rgb = 0;
    for (int shift = 5; shift >= 1; shift -= 2) { // 5, 3, 1 give red, green, blue
      double k = (shift + hue * 6) % 6;
      double channel = value - value * saturation * Math.clamp(Math.min(k, 4 - k), 0.0, 1.0);
      rgb = rgb << 8 | (int) Math.round(channel * 255);
    }
    return new Rgb(rgb);
  }

  public int red() {
    return value >> 16 & 0xFF;
  }

  public int green() {
    return value >> 8 & 0xFF;
  }

  public int blue() {
    return value & 0xFF;
  }

  /** This colour with a share of another mixed in. */
  public Rgb mix(Rgb other, double share) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double here = value >> shift & 0xFF;
      double there = other.value >> shift & 0xFF;
      mixed |= (int) Math.round(here + (there - here) * share) << shift;
    }
    return new Rgb(mixed);
  }

  /** Lighter for a positive amount, darker for a negative one. */
  public Rgb shade(double amount) {
    return amount >= 0 ? mix(WHITE, amount) : mix(SHADOW, -amount);
  }

  /** The reverse of {@link #parse}. */
  public String written() {
    return String.format(Locale.ROOT, "#%06X", value);
  }
}
