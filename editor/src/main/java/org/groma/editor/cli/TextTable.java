package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.groma.model.value.ControlCharacters;

/** Rows of text whose columns stand under one another; columns are two blanks apart. */
final class TextTable {

  /** To which side of its column a cell goes. */
  enum Side {
    LEFT,
    RIGHT
  }

  private static final String INDENT = "  ";
  private static final String APART = "  ";

  private final List<Side> sides;
  private final List<List<String>> rows = new ArrayList<>();

  private TextTable(List<Side> sides) {
    this.sides = sides;
  }

  static TextTable of(Side... sides) {
    return new TextTable(List.of(sides));
  }

  /** Adds a row of as many cells as there are columns; control characters in names turn blank. */
  TextTable row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      row.add(ControlCharacters.blanked(cell.toString()));
    }
    rows.add(row);
    return this;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  void print(PrintWriter out) {
    int[] widths = widths();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(INDENT);
      for (int i = 0; i < row.size(); i++) {
        String padding = " ".repeat(widths[i] - width(row.get(i)));
        line.append(i == 0 ? "" : APART)
            .append(sides.get(i) == Side.RIGHT ? padding + row.get(i) : row.get(i) + padding);
      }
      out.println(line.toString().stripTrailing());
    }
  }

  private int[] widths() {
    int[] widths = new int[sides.size()];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    return widths;
  }

  /** How many columns of a terminal a text takes: accents put on a letter take none. */
  private static int width(String text) {
    return (int)
        text.codePoints().filter(c -> Character.getType(c) != Character.NON_SPACING_MARK).count();
  }
}
