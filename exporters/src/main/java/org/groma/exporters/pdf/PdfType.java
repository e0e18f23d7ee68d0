package org.groma.exporters.pdf;

import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;

/**
 * How text is set.
 *
 * @param size the height of the em square in points
 * @param spacing extra room between letters as a share of the size
 */
public record PdfType(Typeface face, double size, Colour colour, double spacing) {

  public PdfType(Typeface face, double size, Colour colour) {
    this(face, size, colour, 0);
  }

  /** How many points wide a line of text is. */
  public double width(String text) {
    return face.width(text, spacing) * size;
  }

  public PdfType sized(double points) {
    return new PdfType(face, points, colour, spacing);
  }

  public PdfType coloured(Colour other) {
    return new PdfType(face, size, other, spacing);
  }

  public PdfType in(Typeface other) {
    return new PdfType(other, size, colour, spacing);
  }
}
