package org.groma.exporters.picture;

import java.awt.geom.Path2D;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.model.content.Shipped;

/** The bundled typeface, Alegreya, in its three cuts. */
public enum Typeface {
  ROMAN("Alegreya-Regular.ttf", 400, false),
  ITALIC("Alegreya-Italic.ttf", 400, true),
  BOLD("Alegreya-Bold.ttf", 700, false);

  /** What CSS calls it. */
  public static final String FAMILY = "Alegreya";

  /** From one line of text to the next, as a share of the size. */
  public static final double LEADING = 0.92;

  /** The middle of small letters above the baseline, as a share of the size. */
  public static final double MIDDLE = 0.23;

  /** Height of one line from the tip of a b to the foot of a p. */
  public static final double HEIGHT = 0.90;

  private final String file;
  private final int weight;
  private final boolean italic;

  Typeface(String file, int weight, boolean italic) {
    this.file = file;
    this.weight = weight;
    this.italic = italic;
  }

  public int weight() {
    return weight;
  }

  public boolean isItalic() {
    return italic;
  }

  TrueType font() {
    return Read.FONTS.computeIfAbsent(this, face -> TrueType.read(face.bytes()));
  }

  /** The cuts that were read so far. */
  private static final class Read {
    static final Map<Typeface, TrueType> FONTS = new ConcurrentHashMap<>();
  }

  /** The font file. */
  public byte[] bytes() {
    return Shipped.bytes(Typeface.class, file);
  }

  /**
   * The characters that a text is set with, after what the typeface lacks was replaced by plainer
   * characters.
   */
  public int[] spelled(String text) {
    return font().spelled(text);
  }

  /** The number of a character's drawing in the font file; 0, a box, if the typeface has none. */
  public int glyph(int character) {
    return font().glyph(character);
  }

  /** How much closer (negative) or wider a drawing stands after another when letters are 1 high. */
  public double kerning(int before, int glyph) {
    return font().kerning(before, glyph);
  }

  /** A line of text as a shape at size 1, starting at the origin, y upwards. */
  public Path2D outline(String text, double spacing) {
    return font().outline(text, spacing);
  }

  /** How wide a line of text is when letters are 1 high. */
  public double width(String text, double spacing) {
    return font().width(text) + spacing * Math.max(0, text.codePointCount(0, text.length()) - 1);
  }
}
