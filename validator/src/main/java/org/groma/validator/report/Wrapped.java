package org.groma.validator.report;

import java.util.ArrayList;
import java.util.List;

/** Text broken into lines between words. A word longer than a line keeps its line to itself. */
final class Wrapped {

  private Wrapped() {}

  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && columns(line) + 1 + columns(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static int columns(CharSequence text) {
    return (int)
        text.codePoints().filter(c -> Character.getType(c) != Character.NON_SPACING_MARK).count();
  }
}
