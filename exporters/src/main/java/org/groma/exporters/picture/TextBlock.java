package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A name set in lines of one look.
 *
 * @param width at size 1, with a little air on both sides
 * @param height at size 1
 */
record TextBlock(List<String> lines, double width, double height) {

  /** Air to the left and right of a name as a share of its size. */
  private static final double SIDE = 0.16;

  TextBlock {
    lines = List.copyOf(lines);
  }

  static TextBlock of(List<String> lines, Look look) {
    Typeface face = look.face().orElseThrow();
    double widest =
        lines.stream().mapToDouble(line -> face.width(line, look.spacing())).max().orElse(0);
    return new TextBlock(
        lines, widest + 2 * SIDE, Typeface.HEIGHT + (lines.size() - 1) * Typeface.LEADING);
  }

  TextBox at(double x, double y, Turn turn, double size) {
    return new TextBox(x, y, width * size, height * size, turn);
  }

  /** All ways to set a name: on one line, or broken at blanks into two or three. */
  static List<TextBlock> layouts(String name, Look look) {
    return breaks(name).stream().map(lines -> of(lines, look)).toList();
  }

  static List<List<String>> breaks(String name) {
    List<String> words = List.of(name.strip().split("\\s+"));
    List<List<String>> breaks = new ArrayList<>();
    breaks.add(List.of(join(words, 0, words.size())));
    for (int i = 1; i < words.size(); i++) {
      breaks.add(List.of(join(words, 0, i), join(words, i, words.size())));
      for (int j = i + 1; j < words.size(); j++) {
        breaks.add(List.of(join(words, 0, i), join(words, i, j), join(words, j, words.size())));
      }
    }
    return breaks;
  }

  private static String join(List<String> words, int from, int to) {
    return String.join(" ", words.subList(from, to));
  }
}
