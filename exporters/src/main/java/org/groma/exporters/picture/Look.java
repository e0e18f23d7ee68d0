package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;

/**
 * How things of one class are painted. For text the stroke is a halo that lies behind the letters.
 *
 * @param width of the stroke, in map units; in the units of the mark for a part of a {@link Mark}
 * @param dashes lengths of strokes and gaps in turn; empty for an unbroken line
 * @param face the typeface of text
 * @param spacing extra room between letters as a share of the size of the text
 */
public record Look(
    Optional<Colour> fill,
    Optional<Colour> stroke,
    double width,
    List<Double> dashes,
    Optional<Typeface> face,
    double spacing) {

  public Look {
    dashes = List.copyOf(dashes);
  }

  static Look filled(Colour fill) {
    return new Look(Optional.of(fill), Optional.empty(), 0, List.of(), Optional.empty(), 0);
  }

  static Look stroked(Colour stroke, double width, Double... dashes) {
    return new Look(
        Optional.empty(), Optional.of(stroke), width, List.of(dashes), Optional.empty(), 0);
  }

  static Look text(Typeface face, Colour fill, double spacing) {
    return new Look(Optional.of(fill), Optional.empty(), 0, List.of(), Optional.of(face), spacing);
  }

  /** The same with an outline, which for text is a halo. */
  Look edged(Colour edge, double edgeWidth) {
    return new Look(fill, Optional.of(edge), edgeWidth, dashes, face, spacing);
  }
}
