package org.groma.exporters.pdf;

import java.util.List;
import org.groma.exporters.picture.Colour;

/**
 * How a line is drawn, with round joins; ends are round too, but those of dashes are blunt.
 *
 * @param width in points
 * @param dashes lengths of strokes and gaps in turn; empty for an unbroken line
 */
public record PdfStroke(Colour colour, double width, List<Double> dashes) {

  public PdfStroke {
    dashes = List.copyOf(dashes);
  }

  public PdfStroke(Colour colour, double width) {
    this(colour, width, List.of());
  }
}
