package org.groma.validator.gazetteer;

import java.util.Optional;
import java.util.regex.Pattern;

/** A colour as projects write it: {@code #A9D3B4}. */
record ColourText(int red, int green, int blue) {

  private static final Pattern WRITTEN = Pattern.compile("#[0-9A-Fa-f]{6}");
  private static final int HEX = 16;

  static Optional<ColourText> parse(String text) {
    if (!WRITTEN.matcher(text).matches()) {
      return Optional.empty();
    }
    int value = Integer.parseInt(text.substring(1), HEX);
    return Optional.of(
        new ColourText((value >> HEX) & 0xFF, (value >> Byte.SIZE) & 0xFF, value & 0xFF));
  }

  /** How far two colours are apart to the eye, roughly: green counts most, blue least. */
  double distance(ColourText other) {
    double r = red - other.red;
    double g = green - other.green;
    double b = blue - other.blue;
    return Math.sqrt(2 * r * r + 4 * g * g + b * b) / Math.sqrt(7);
  }
}
