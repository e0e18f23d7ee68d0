package org.groma.exporters.pdf;

import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Decimals;

/**
 * What is drawn on a page or a stamp, in the order in which it is drawn. Points of 1/72 inch from
 * the lower left corner, y upwards.
 */
public final class PdfCanvas {

  /** Which points lie within a path that crosses itself or has several rings. */
  public enum Within {
    /** Those that lines go round, in whatever direction. */
    WOUND,
    /** Those within an odd number of rings. */
    ODD
  }

  private static final Decimals POINTS = Decimals.finerThan(0.001);
  private static final Decimals SHARES = Decimals.finerThan(0.00001);
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private final PdfResources resources;
  private final double width;
  private final double height;
  private final StringBuilder out = new StringBuilder();
  private Optional<Colour> fill = Optional.empty();
  private Optional<PdfStroke> stroke = Optional.empty();

  PdfCanvas(PdfResources resources, double width, double height) {
    this.resources = resources;
    this.width = width;
    this.height = height;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }

  byte[] content() {
    return out.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private PdfCanvas write(String operator, double... numbers) {
    for (double number : numbers) {
      out.append(POINTS.of(number)).append(' ');
    }
    out.append(operator).append('\n');
    return this;
  }

  public PdfCanvas move(double x, double y) {
    return write("m", x, y);
  }

  public PdfCanvas line(double x, double y) {
    return write("l", x, y);
  }

  /** A Bézier curve with two control points. */
  public PdfCanvas curve(double x1, double y1, double x2, double y2, double x, double y) {
    return write("c", x1, y1, x2, y2, x, y);
  }

  public PdfCanvas close() {
    return write("h");
  }

  public PdfCanvas rectangle(double x, double y, double wide, double high) {
    return write("re", x, y, wide, high);
  }

  public PdfCanvas path(PathIterator path) {
    double[] at = new double[6];
    double x = 0;
    double y = 0;
    for (; !path.isDone(); path.next()) {
      switch (path.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> move(at[0], at[1]);
        case PathIterator.SEG_LINETO -> line(at[0], at[1]);
        case PathIterator.SEG_QUADTO -> {
          curve(
              x + (at[0] - x) * 2 / 3,
              y + (at[1] - y) * 2 / 3,
              at[2] + (at[0] - at[2]) * 2 / 3,
              at[3] + (at[1] - at[3]) * 2 / 3,
              at[2],
              at[3]);
          at[0] = at[2];
          at[1] = at[3];
        }
        case PathIterator.SEG_CUBICTO -> {
          curve(at[0], at[1], at[2], at[3], at[4], at[5]);
          at[0] = at[4];
          at[1] = at[5];
        }
        default -> close();
      }
      x = at[0];
      y = at[1];
    }
    return this;
  }

  /** Fills the path that was made. */
  public PdfCanvas fill(Colour colour, Within within) {
    use(colour);
    return write(within == Within.ODD ? "f*" : "f");
  }

  public PdfCanvas fill(Colour colour) {
    return fill(colour, Within.WOUND);
  }

  /** Draws the path that was made. */
  public PdfCanvas stroke(PdfStroke pen) {
    use(pen);
    return write("S");
  }

  /** Fills the path that was made and draws its edge. Both are to be opaque. */
  public PdfCanvas fillAndStroke(Colour colour, PdfStroke pen, Within within) {
    use(colour);
    use(pen);
    return write(within == Within.ODD ? "B*" : "B");
  }

  /** From here to {@link #restore} nothing is drawn outside the path that was made. */
  public PdfCanvas clip() {
    return write("W n");
  }

  /** Remembers clip and placing. */
  public PdfCanvas save() {
    return write("q");
  }

  /** Goes back to what {@link #save} remembered. */
  public PdfCanvas restore() {
    fill = Optional.empty();
    stroke = Optional.empty();
    return write("Q");
  }

  /** Moves, turns and stretches what is drawn after. */
  public PdfCanvas place(AffineTransform transform) {
    matrix(transform);
    return write("cm");
  }

  private void matrix(AffineTransform transform) {
    double[] numbers = new double[6];
    transform.getMatrix(numbers);
    for (int i = 0; i < numbers.length; i++) {
      out.append((i < 4 ? SHARES : POINTS).of(numbers[i])).append(' ');
    }
  }

  /** Shows a stamp with its origin at a point. */
  public PdfCanvas stamp(String name, double x, double y, double scale) {
    save();
    place(new AffineTransform(scale, 0, 0, scale, x, y));
    out.append('/').append(name).append(" Do\n");
    return restore();
  }

  /**
   * What is drawn from here to {@link #endOfMeaning} is to be found and copied as this text: a name
   * on two lines as one name, spaced letters as a word.
   */
  public PdfCanvas meaning(String text) {
    byte[] letters = text.getBytes(StandardCharsets.UTF_16BE);
    out.append("/Span <</ActualText <FEFF").append(HEX.formatHex(letters)).append(">>> ");
    return write("BDC");
  }

  public PdfCanvas endOfMeaning() {
    return write("EMC");
  }

  /** A line of text that starts at a point of its baseline. */
  public PdfCanvas text(PdfType type, double x, double y, String text) {
    return text(type, AffineTransform.getTranslateInstance(x, y), text);
  }

  /** A line of text whose baseline starts at the origin of a placing. */
  public PdfCanvas text(PdfType type, AffineTransform place, String text) {
    if (text.isEmpty()) {
      return this;
    }
    use(type.colour());
    int[] characters = type.face().spelled(text);
    boolean boxed = resources.use(type.face(), characters);
    if (boxed) {
      meaning(text);
    }
    out.append("BT /").append(PdfResources.name(type.face())).append(' ');
    write("Tf", type.size());
    write("Tc", type.spacing() * type.size());
    matrix(place);
    out.append("Tm [<");
    int before = -1;
    for (int character : characters) {
      int glyph = type.face().glyph(character);
      long closer = Math.round(-1000 * type.face().kerning(before, glyph));
      if (closer != 0) {
        out.append('>').append(closer).append('<');
      }
      out.append(HEX.toHexDigits((short) glyph));
      before = glyph;
    }
    write(">] TJ ET");
    return boxed ? endOfMeaning() : this;
  }

  private void use(Colour colour) {
    if (!fill.equals(Optional.of(colour))) {
      fill = Optional.of(colour);
      out.append('/').append(resources.opacity(colour.alpha(), "ca")).append(" gs ");
      colour(colour, "rg");
    }
  }

  private void use(PdfStroke pen) {
    if (!stroke.equals(Optional.of(pen))) {
      stroke = Optional.of(pen);
      out.append('/').append(resources.opacity(pen.colour().alpha(), "CA")).append(" gs ");
      colour(pen.colour(), "RG");
      write("w", pen.width());
      write("J", pen.dashes().isEmpty() ? 1 : 0);
      write("j", 1);
      out.append('[');
      pen.dashes().forEach(dash -> out.append(POINTS.of(dash)).append(' '));
      write("] 0 d");
    }
  }

  private void colour(Colour colour, String operator) {
    for (int shift = 16; shift >= 0; shift -= 8) {
      out.append(SHARES.of((colour.rgb() >> shift & 0xFF) / 255.0)).append(' ');
    }
    out.append(operator).append('\n');
  }
}
