package org.groma.exporters.picture;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** How much closer certain pairs of glyphs stand, from the pair adjustments of a GPOS table. */
final class Kerning {

  static final Kerning NONE = new Kerning(ByteBuffer.allocate(0), List.of());

  private static final int PAIRS = 2;
  private static final int EXTENSION = 9;
  private static final int KERN = 0x6B65726E; // "kern"
  private static final int ADVANCE = 4;

  private final ByteBuffer data;

  /** Offsets of the subtables, those of one lookup together. */
  private final List<List<Integer>> lookups;

  private Kerning(ByteBuffer data, List<List<Integer>> lookups) {
    this.data = data;
    this.lookups = lookups;
  }

  static Kerning read(ByteBuffer data, int gpos) {
    Kerning reader = new Kerning(data, List.of());
    int features = gpos + reader.unsigned(gpos + 6);
    int list = gpos + reader.unsigned(gpos + 8);
    List<Integer> used = new ArrayList<>();
    for (int i = 0; i < reader.unsigned(features); i++) {
      int feature = features + 2 + 6 * i;
      if (data.getInt(feature) == KERN) {
        int table = features + reader.unsigned(feature + 4);
        for (int j = 0; j < reader.unsigned(table + 2); j++) {
          used.add(reader.unsigned(table + 4 + 2 * j));
        }
      }
    }
    List<List<Integer>> lookups =
        used.stream()
            .distinct()
            .sorted()
            .map(index -> reader.subtables(list + reader.unsigned(list + 2 + 2 * index)))
            .toList();
    return new Kerning(data, lookups);
  }

  private List<Integer> subtables(int lookup) {
    List<Integer> found = new ArrayList<>();
    int type = unsigned(lookup);
    for (int i = 0; i < unsigned(lookup + 4); i++) {
      int table = lookup + unsigned(lookup + 6 + 2 * i);
      if (type == PAIRS) {
        found.add(table);
      } else if (type == EXTENSION && unsigned(table + 2) == PAIRS) {
        found.add(table + data.getInt(table + 4));
      }
    }
    return found;
  }

  private int unsigned(int offset) {
    return data.getShort(offset) & 0xFFFF;
  }

  /** In font units; negative is closer. */
  int between(int left, int right) {
    int sum = 0;
    for (List<Integer> lookup : lookups) {
      for (int table : lookup) {
        int index = coverage(table + unsigned(table + 2), left);
        if (index >= 0) {
          int value =
              unsigned(table) == 1 ? listed(table, index, right) : classed(table, left, right);
          if (value != Integer.MIN_VALUE) {
            sum += value;
            break; // the first subtable that knows the pair decides
          }
        }
      }
    }
    return sum;
  }

  private int listed(int table, int index, int right) {
    int size = 2 + 2 * values(unsigned(table + 4)) + 2 * values(unsigned(table + 6));
    int set = table + unsigned(table + 10 + 2 * index);
    for (int i = 0; i < unsigned(set); i++) {
      int pair = set + 2 + size * i;
      if (unsigned(pair) == right) {
        return advance(unsigned(table + 4), pair + 2);
      }
    }
    return Integer.MIN_VALUE;
  }

  private int classed(int table, int left, int right) {
    int size = 2 * values(unsigned(table + 4)) + 2 * values(unsigned(table + 6));
    int leftClass = classOf(table + unsigned(table + 8), left);
    int rightClass = classOf(table + unsigned(table + 10), right);
    int record = table + 16 + size * (leftClass * unsigned(table + 14) + rightClass);
    return advance(unsigned(table + 4), record);
  }

  /** The change of the left glyph's advance in a value record of this format. */
  private int advance(int format, int record) {
    return (format & ADVANCE) == 0 ? 0 : data.getShort(record + 2 * values(format & ADVANCE - 1));
  }

  private static int values(int format) {
    return Integer.bitCount(format);
  }

  private int coverage(int table, int glyph) {
    int count = unsigned(table + 2);
    for (int i = 0; i < count; i++) {
      if (unsigned(table) == 1) {
        if (unsigned(table + 4 + 2 * i) == glyph) {
          return i;
        }
      } else {
        int range = table + 4 + 6 * i;
        if (glyph >= unsigned(range) && glyph <= unsigned(range + 2)) {
          return unsigned(range + 4) + glyph - unsigned(range);
        }
      }
    }
    return -1;
  }

  private int classOf(int table, int glyph) {
    if (unsigned(table) == 1) {
      int index = glyph - unsigned(table + 2);
      return index >= 0 && index < unsigned(table + 4) ? unsigned(table + 6 + 2 * index) : 0;
    }
    for (int i = 0; i < unsigned(table + 2); i++) {
      int range = table + 4 + 6 * i;
      if (glyph >= unsigned(range) && glyph <= unsigned(range + 2)) {
        return unsigned(range + 4);
      }
    }
    return 0;
  }
}
