package org.groma.exporters.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A font with only the drawings of the letters that a text uses. Glyphs keep their numbers, so
 * every other table stays as it is; tables that a browser does not need for a line of text are left
 * out.
 */
final class FontSubset {

  private static final List<String> KEPT =
      List.of("OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name");

  private FontSubset() {}

  static byte[] of(TrueType font, String text) {
    BitSet glyphs = new BitSet();
    glyphs.set(0);
    Arrays.stream(font.spelled(text)).forEach(character -> glyphs.set(font.glyph(character)));
    BitSet all = font.withParts(glyphs);
    NavigableMap<String, byte[]> tables = new TreeMap<>();
    for (String tag : KEPT) {
      if (font.tables().containsKey(tag)) {
        tables.put(tag, font.table(tag));
      }
    }
    drawings(font, all, tables);
    tables.put("post", postWithoutNames(font.table("post")));
    return file(tables);
  }

  private static void drawings(TrueType font, BitSet glyphs, NavigableMap<String, byte[]> tables) {
    byte[] glyf = font.table("glyf");
    int count = font.glyphCount();
    ByteArrayOutputStream kept = new ByteArrayOutputStream();
    ByteBuffer loca = ByteBuffer.allocate((count + 1) * 4);
    for (int i = 0; i < count; i++) {
      loca.putInt(kept.size());
      if (glyphs.get(i)) {
        int from = font.glyphOffset(i);
        kept.write(glyf, from, font.glyphOffset(i + 1) - from);
        while (kept.size() % 4 != 0) {
          kept.write(0);
        }
      }
    }
    loca.putInt(kept.size());
    tables.put("glyf", kept.toByteArray());
    tables.put("loca", loca.array());
    ByteBuffer head = ByteBuffer.wrap(tables.get("head").clone());
    head.putInt(8, 0); // the checksum of the whole, which browsers do not look at
    head.putShort(50, (short) 1); // long offsets
    tables.put("head", head.array());
  }

  private static byte[] postWithoutNames(byte[] post) {
    ByteBuffer bare = ByteBuffer.allocate(32);
    bare.put(post, 0, 32);
    bare.putInt(0, 0x00030000);
    return bare.array();
  }

  private static byte[] file(NavigableMap<String, byte[]> tables) {
    int count = tables.size();
    int power = Integer.highestOneBit(count);
    int size =
        12 + 16 * count + tables.values().stream().mapToInt(table -> padded(table.length)).sum();
    ByteBuffer file = ByteBuffer.allocate(size);
    file.putInt(0x00010000).putShort((short) count).putShort((short) (power * 16));
    file.putShort((short) Integer.numberOfTrailingZeros(power))
        .putShort((short) ((count - power) * 16));
    int offset = 12 + 16 * count;
    for (var each : tables.entrySet()) {
      byte[] table = each.getValue();
      file.put(each.getKey().getBytes(StandardCharsets.US_ASCII));
      file.putInt(checksum(table)).putInt(offset).putInt(table.length);
      file.put(offset, table);
      offset += padded(table.length);
    }
    return file.array();
  }

  private static int padded(int length) {
    return length + 3 & ~3;
  }

  private static int checksum(byte[] table) {
    ByteBuffer words = ByteBuffer.wrap(Arrays.copyOf(table, padded(table.length)));
    int sum = 0;
    while (words.hasRemaining()) {
      sum += words.getInt();
    }
    return sum;
  }
}
