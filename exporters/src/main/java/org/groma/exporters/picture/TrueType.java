package org.groma.exporters.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * A TrueType font, read just far enough to measure and draw lines of Latin text. Java's own fonts
 * are not used because they need the fonts and libraries of the system, and measure a little
 * differently from one system to the next.
 *
 * <p>Format: the OpenType specification, tables head, hhea, hmtx, cmap (format 4), loca, glyf and,
 * for kerning, GPOS.
 */
final class TrueType {

  private final ByteBuffer data;
  private final NavigableMap<String, Table> tables;
  private final double unitsPerEm;
  private final boolean longOffsets;
  private final int wideGlyphs;
  private final int characters;
  private final Kerning kerning;
  private final Map<Integer, Integer> glyphs = new ConcurrentHashMap<>();
  private final Map<Integer, Integer> pairs = new ConcurrentHashMap<>();

  /** Where a table lies in the file. */
  record Table(int offset, int length) {}

  private TrueType(ByteBuffer data, NavigableMap<String, Table> tables) {
    this.data = data;
    this.tables = tables;
    int head = at("head");
    unitsPerEm = unsigned(head + 18);
    longOffsets = unsigned(head + 50) == 1;
    wideGlyphs = unsigned(at("hhea") + 34);
    characters = characterTable();
    kerning = tables.containsKey("GPOS") ? Kerning.read(data, at("GPOS")) : Kerning.NONE;
  }

  static TrueType read(byte[] file) {
    ByteBuffer data = ByteBuffer.wrap(file);
    NavigableMap<String, Table> tables = new TreeMap<>();
    int count = data.getShort(4) & 0xFFFF;
    for (int i = 0; i < count; i++) {
      int entry = 12 + 16 * i;
      String tag = new String(file, entry, 4, StandardCharsets.US_ASCII);
      tables.put(tag, new Table(data.getInt(entry + 8), data.getInt(entry + 12)));
    }
    return new TrueType(data, tables);
  }

  private int characterTable() {
    int cmap = at("cmap");
    for (int i = 0; i < unsigned(cmap + 2); i++) {
      int table = cmap + data.getInt(cmap + 4 + 8 * i + 4);
      if (unsigned(table) == 4) {
        return table;
      }
    }
    throw new IllegalStateException("the typeface has no table of characters that is understood");
  }

  byte[] table(String tag) {
    Table table = tables.get(tag);
    byte[] bytes = new byte[table.length()];
    data.get(table.offset(), bytes);
    return bytes;
  }

  int glyphCount() {
    return unsigned(at("maxp") + 4);
  }

  NavigableMap<String, Table> tables() {
    return tables;
  }

  private int at(String tag) {
    return tables.get(tag).offset();
  }

  private int unsigned(int offset) {
    return data.getShort(offset) & 0xFFFF;
  }

  /** The glyph of a character, 0 if the font has none. */
  int glyph(int character) {
    return glyphs.computeIfAbsent(character, this::findGlyph);
  }

  private int findGlyph(int character) {
    int segments = unsigned(characters + 6) / 2;
    int ends = characters + 14;
    int starts = ends + 2 * segments + 2;
    for (int i = 0; i < segments; i++) {
      if (character <= unsigned(ends + 2 * i)) {
        int start = unsigned(starts + 2 * i);
        if (character < start) {
          return 0;
        }
        int delta = unsigned(starts + 2 * (segments + i));
        int rangeAt = starts + 2 * (2 * segments + i);
        int range = unsigned(rangeAt);
        int glyph = range == 0 ? character : unsigned(rangeAt + range + 2 * (character - start));
        return range != 0 && glyph == 0 ? 0 : glyph + delta & 0xFFFF;
      }
    }
    return 0;
  }

  double advance(int glyph) {
    return unsigned(at("hmtx") + 4 * Math.min(glyph, wideGlyphs - 1)) / unitsPerEm;
  }

  /**
   * The characters that a text is written with: letters and their accents in one where the font has
   * them so, a character that it lacks by the plainer ones it stands for (⅕ as 1⁄5), anything
   * without sign as a blank. What is still lacking is drawn as a box.
   */
  int[] spelled(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC)
        .codePoints()
        .map(character -> Character.isISOControl(character) ? ' ' : character)
        .flatMap(this::plainer)
        .toArray();
  }

  private IntStream plainer(int character) {
    if (glyph(character) == 0) {
      int[] parts =
          Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKD)
              .codePoints()
              .toArray();
      if (Arrays.stream(parts).allMatch(part -> glyph(part) != 0)) {
        return Arrays.stream(parts);
      }
    }
    return IntStream.of(character);
  }

  /** The width of a line of text at size 1. */
  double width(String text) {
    double width = 0;
    int before = -1;
    for (int character : spelled(text)) {
      int glyph = glyph(character);
      width += advance(glyph) + kerning(before, glyph);
      before = glyph;
    }
    return width;
  }

  /** How much closer or wider than usual a glyph stands after another; 0 at the start of a line. */
  double kerning(int before, int glyph) {
    return before < 0
        ? 0
        : pairs.computeIfAbsent(
                before << 16 | glyph, pair -> kerning.between(pair >>> 16, pair & 0xFFFF))
            / unitsPerEm;
  }

  /** A line of text as a shape at size 1, starting at the origin, y upwards. */
  Path2D outline(String text, double spacing) {
    Path2D shape = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double x = 0;
    int before = -1;
    for (int character : spelled(text)) {
      int glyph = glyph(character);
      x += kerning(before, glyph);
      AffineTransform place = AffineTransform.getTranslateInstance(x, 0);
      place.scale(1 / unitsPerEm, 1 / unitsPerEm);
      append(shape, glyph, place);
      x += advance(glyph) + spacing;
      before = glyph;
    }
    return shape;
  }

  /** Where the drawing of a glyph starts within the glyf table. */
  int glyphOffset(int glyph) {
    int loca = at("loca");
    return longOffsets ? data.getInt(loca + 4 * glyph) : 2 * unsigned(loca + 2 * glyph);
  }

  /** These glyphs and those that they are put together from. */
  BitSet withParts(BitSet glyphs) {
    BitSet all = new BitSet();
    all.or(glyphs);
    for (int glyph = all.nextSetBit(0); glyph >= 0; glyph = all.nextSetBit(glyph + 1)) {
      int first = glyph;
      parts(
          glyph,
          (part, _) -> {
            if (part < first && !all.get(part)) {
              all.or(withParts(one(part)));
            }
            all.set(part);
          });
    }
    return all;
  }

  private static BitSet one(int glyph) {
    BitSet set = new BitSet();
    set.set(glyph);
    return set;
  }

  private void append(Path2D shape, int glyph, AffineTransform place) {
    if (glyphOffset(glyph + 1) == glyphOffset(glyph)) {
      return; // a blank
    }
    int at = at("glyf") + glyphOffset(glyph);
    int contours = data.getShort(at);
    if (contours >= 0) {
      new GlyphContours(data, at, contours).append(shape, place);
    } else {
      parts(
          glyph,
          (part, matrix) -> {
            AffineTransform inner = new AffineTransform(place);
            inner.concatenate(matrix);
            append(shape, part, inner);
          });
    }
  }

  private interface PartVisit {
    void part(int glyph, AffineTransform place);
  }

  /** Goes through the parts of a glyph that is put together from others: an e and an acute. */
  private void parts(int glyph, PartVisit visit) {
    int at = at("glyf") + glyphOffset(glyph);
    if (glyphOffset(glyph + 1) == glyphOffset(glyph) || data.getShort(at) >= 0) {
      return;
    }
    at += 10;
    int flags;
    do {
      flags = unsigned(at);
      int part = unsigned(at + 2);
      at += 4;
      boolean words = (flags & 1) != 0;
      double dx = words ? data.getShort(at) : data.get(at);
      double dy = words ? data.getShort(at + 2) : data.get(at + 1);
      at += words ? 4 : 2;
      int numbers = (flags & 0x08) != 0 ? 1 : (flags & 0x40) != 0 ? 2 : (flags & 0x80) != 0 ? 4 : 0;
      double a = numbers == 0 ? 1 : fraction(at);
      double b = numbers == 4 ? fraction(at + 2) : 0;
      double c = numbers == 4 ? fraction(at + 4) : 0;
      double d = numbers == 0 ? 1 : fraction(at + 2 * (numbers - 1));
      at += 2 * numbers;
      visit.part(part, new AffineTransform(a, b, c, d, dx, dy));
    } while ((flags & 0x20) != 0);
  }

  private double fraction(int offset) {
    return data.getShort(offset) / 16384.0;
  }
}
