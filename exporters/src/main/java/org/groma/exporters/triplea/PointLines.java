package org.groma.exporters.triplea;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.limit.HeapRoom;

/** Reads TripleA's files of points: on each line a name, and points or outlines in whole pixels. */
final class PointLines {

  /** The outlines of a territory and the line they stand in. */
  record Outlines(List<int[]> rings, int line) {}

  private static final long LARGEST = 64L << 20;

  /** Points and edges are kept in tables while neighbours are found. */
  private static final int MOST_POINTS = HeapRoom.own().holds(400, 4_000_000);

  /** Each is held against each other, to find out which is a hole in which. */
  private static final int MOST_RINGS = 5_000;

  private static final int FARTHEST = 100_000;
  private static final Pattern POINT =
      Pattern.compile("\\s*\\(\\s*(-?\\d{1,9})\\s*,\\s*(-?\\d{1,9})\\s*\\)\\s*");

  private PointLines() {}

  static List<String> lines(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new Unplayable(file + " is a folder; name its file polygons.txt.");
      }
      if (Files.size(file) > LARGEST) {
        throw new Unplayable(
            String.format(
                Locale.ROOT,
                "%s is larger than %d megabytes, which no map of TripleA is.",
                file,
                LARGEST >> 20));
      }
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
          .toString()
          .lines()
          .toList();
    } catch (NoSuchFileException missing) {
      throw new Unplayable("There is no file " + file + ". Check its name.");
    } catch (CharacterCodingException other) {
      throw new Unplayable(
          file.getFileName() + " is no text in Unicode (UTF-8); save it in that encoding.");
    } catch (IOException failed) {
      throw new Unplayable(
          file + " cannot be read: check that it exists and that you may read it.");
    }
  }

  /** The outlines of each territory, in the order of the file. */
  static Map<String, Outlines> polygons(String file, List<String> lines) {
    Map<String, Outlines> polygons = new LinkedHashMap<>();
    int points = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank()) {
        continue;
      }
      String where = file + ", line " + (i + 1) + ": ";
      int open = line.indexOf('<');
      if (open < 0) {
        throw new Unplayable(where + "after the name come outlines, each as < (x,y) (x,y) … >.");
      }
      String name = line.substring(0, open).strip();
      if (name.isEmpty()) {
        throw new Unplayable(where + "the name of the territory is missing.");
      }
      Outlines said = new Outlines(rings(line.substring(open), where), i + 1);
      points += said.rings().stream().mapToInt(ring -> ring.length / 2).sum();
      if (points > MOST_POINTS) {
        throw new Unplayable(
            String.format(
                Locale.ROOT,
                "%sup to here there are more than %,d points; no map of TripleA has so many.",
                where,
                MOST_POINTS));
      }
      Outlines before = polygons.put(name, said);
      if (before != null) {
        throw new Unplayable(where + "'" + name + "' stands in line " + before.line() + " too.");
      }
    }
    return polygons;
  }

  private static List<int[]> rings(String rest, String where) {
    List<int[]> rings = new ArrayList<>();
    String text = rest.strip();
    int at = 0;
    while (at < text.length()) {
      int open = text.indexOf('<', at);
      int close = text.indexOf('>', at);
      if (open < 0 || !text.substring(at, open).isBlank() || close < open) {
        throw new Unplayable(where + "an outline is written as < (x,y) (x,y) … >.");
      }
      if (rings.size() == MOST_RINGS) {
        throw new Unplayable(
            where + "a territory has at most " + MOST_RINGS + " outlines, and this one has more.");
      }
      rings.add(points(text.substring(open + 1, close), where));
      at = close + 1;
    }
    return rings;
  }

  private static int[] points(String outline, String where) {
    int[] numbers = new int[16];
    int count = 0;
    String text = outline.strip();
    Matcher point = POINT.matcher(text);
    int at = 0;
    while (at < text.length()) {
      point.region(at, text.length());
      if (!point.lookingAt()) {
        String rest = text.substring(at).strip();
        throw new Unplayable(
            where
                + "a point is written as (x,y) in whole pixels, not as '"
                + (rest.length() <= 12 ? rest : rest.substring(0, 12) + "…")
                + "'.");
      }
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      numbers[count++] = pixels(point.group(1), where);
      numbers[count++] = pixels(point.group(2), where);
      at = point.end();
    }
    return Arrays.copyOf(numbers, count);
  }

  private static int pixels(String text, String where) {
    int number = Integer.parseInt(text);
    if (Math.abs(number) > FARTHEST) {
      throw new Unplayable(where + number + " lies off any map: pixels go up to " + FARTHEST + ".");
    }
    return number;
  }

  /** The point of each territory. */
  static Map<String, int[]> centres(String file, List<String> lines) {
    Map<String, int[]> centres = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank()) {
        continue;
      }
      String where = file + ", line " + (i + 1) + ": ";
      int open = line.indexOf('(');
      if (open < 1) {
        throw new Unplayable(where + "a centre is written as: Name (x,y).");
      }
      int[] point = points(line.substring(open), where);
      if (centres.put(line.substring(0, open).strip(), new int[] {point[0], point[1]}) != null) {
        throw new Unplayable(
            where + "'" + line.substring(0, open).strip() + "' has a centre already.");
      }
    }
    return centres;
  }
}
