package org.groma.exporters.sheet.typeset;

import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;

/**
 * How letters look.
 *
 * @param size height of the em square
 * @param spacing extra room between letters, as a share of the size
 */
public record Style(Typeface face, double size, double spacing, Colour colour) {

  /** From the baseline to the tip of a b, as a share of the size. */
  private static final double ASCENT = 0.70;

  /** From the baseline to the foot of a p, as a share of the size. */
  private static final double DESCENT = 0.22;

  /** Half the height of small letters, where drawings among letters have their middle. */
  private static final double MIDDLE = 0.24;

  private static final double LEADING = 1.2;

  public Style(Typeface face, double size, Colour colour) {
    this(face, size, 0, colour);
  }

  public double width(String text) {
    return face.width(text, spacing) * size;
  }

  public double ascent() {
    return ASCENT * size;
  }

  public double descent() {
    return DESCENT * size;
  }

  public double middle() {
    return MIDDLE * size;
  }

  /** From one baseline to the next. */
  public double leading() {
    return LEADING * size;
  }

  public Style in(Colour other) {
    return new Style(face, size, spacing, other);
  }

  public Style in(Typeface other) {
    return new Style(other, size, spacing, colour);
  }

  public Style sized(double other) {
    return new Style(face, other, spacing, colour);
  }
}
