package org.groma.exporters.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines of text whose baselines are arcs of circles round one centre, at size 1 with their middle
 * at the origin and y upwards. The line through the middle of the block turns by the bend from the
 * beginning of the longest line to its end: a bridge if the bend is positive, a bowl if it is
 * negative. Without a bend the lines are straight.
 */
public final class BentText {

  /** Lines inside the bend come no nearer to its centre than this share of its radius. */
  private static final double INNERMOST = 0.3;

  private final Typeface face;
  private final List<String> lines;
  private final double spacing;
  private final double bend;

  public BentText(Typeface face, List<String> lines, double spacing, double bend) {
    this.face = face;
    this.lines = List.copyOf(lines);
    this.spacing = spacing;
    this.bend = bend;
  }

  static BentText of(Item.Lettering text, Look look) {
    return new BentText(look.face().orElseThrow(), text.lines(), look.spacing(), text.bend());
  }

  /**
   * One letter.
   *
   * @param character a code point
   * @param x where its drawing starts on the baseline
   * @param width how far it reaches along the baseline
   * @param degrees how it is turned, counter-clockwise
   */
  public record Letter(int character, double x, double y, double width, double degrees) {

    public String text() {
      return Character.toString(character);
    }

    /** From the letter's own coordinates to those of the text. */
    public AffineTransform place() {
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.rotate(StrictMath.toRadians(degrees));
      return place;
    }
  }

  /** The width of the longest line. */
  public double width() {
    return lines.stream().mapToDouble(line -> face.width(line, spacing)).max().orElse(0);
  }

  /** The letters of each line. */
  public List<List<Letter>> letters() {
    List<List<Letter>> all = new ArrayList<>();
    double radius = width() / StrictMath.toRadians(bend);
    for (int i = 0; i < lines.size(); i++) {
      double up = ((lines.size() - 1) / 2.0 - i) * Typeface.LEADING - Typeface.MIDDLE;
      all.add(letters(lines.get(i), up, radius));
    }
    return all;
  }

  private List<Letter> letters(String line, double up, double radius) {
    List<Letter> letters = new ArrayList<>();
    TrueType font = face.font();
    double along = -face.width(line, spacing) / 2;
    int before = -1;
    for (int character : font.spelled(line)) {
      int glyph = font.glyph(character);
      along += font.kerning(before, glyph);
      double width = font.advance(glyph);
      letters.add(letter(character, along + width / 2, up, width, radius));
      along += width + spacing;
      before = glyph;
    }
    return letters;
  }

  private Letter letter(int character, double middle, double up, double width, double radius) {
    if (bend == 0) {
      return new Letter(character, middle - width / 2, up, width, 0);
    }
    double inner = INNERMOST * radius;
    // letters keep their distance where they are widest, at the middle of small letters
    double there = outer(radius + up + Typeface.MIDDLE, inner);
    double turn = middle / there;
    double from = outer(radius + up, inner);
    double sin = StrictMath.sin(turn);
    double cos = StrictMath.cos(turn);
    return new Letter(
        character,
        from * sin - cos * width / 2,
        from * cos - radius + sin * width / 2,
        width,
        -StrictMath.toDegrees(turn));
  }

  private static double outer(double radius, double inner) {
    return inner > 0 ? Math.max(radius, inner) : Math.min(radius, inner);
  }

  /** The letters as one shape. */
  public Path2D outline() {
    Path2D shape = new Path2D.Double(Path2D.WIND_NON_ZERO);
    for (List<Letter> line : letters()) {
      for (Letter letter : line) {
        shape.append(face.outline(letter.text(), 0).getPathIterator(letter.place()), false);
      }
    }
    return shape;
  }

  /** The box round all letters as they are cast, tips and feet included. */
  public Rectangle2D bounds() {
    Rectangle2D box = new Rectangle2D.Double();
    boolean first = true;
    for (List<Letter> line : letters()) {
      for (Letter letter : line) {
        Rectangle2D one =
            letter
                .place()
                .createTransformedShape(
                    new Rectangle2D.Double(
                        0, Typeface.MIDDLE - Typeface.HEIGHT / 2, letter.width, Typeface.HEIGHT))
                .getBounds2D();
        box = first ? one : box.createUnion(one);
        first = false;
      }
    }
    return box;
  }

  /** The room that each letter takes when the text stands somewhere; blanks take none. */
  List<TextBox> boxes(double x, double y, Turn turn, double size) {
    List<TextBox> boxes = new ArrayList<>();
    for (List<Letter> line : letters()) {
      for (Letter letter : line) {
        if (!Character.isWhitespace(letter.character)) {
          double[] middle = {letter.width / 2, Typeface.MIDDLE};
          letter.place().transform(middle, 0, middle, 0, 1);
          boxes.add(
              new TextBox(
                  x + size * (turn.cos() * middle[0] - turn.sin() * middle[1]),
                  y + size * (turn.sin() * middle[0] + turn.cos() * middle[1]),
                  letter.width * size,
                  Typeface.HEIGHT * size,
                  Turn.of(turn.degrees() + letter.degrees)));
        }
      }
    }
    return boxes;
  }
}
