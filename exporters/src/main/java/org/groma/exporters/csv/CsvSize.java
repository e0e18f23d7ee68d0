package org.groma.exporters.csv;

import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.incoming.Mistake;
import org.groma.model.limit.HeapRoom;

/**
 * How large a table of separated values is, counted before it is taken apart: a line of nothing but
 * commas would become millions of cells.
 */
final class CsvSize {

  private static final int MOST_ROWS = 200_000;
  private static final int MOST_COLUMNS = 1_000;
  private static final int MOST_CELLS = HeapRoom.own().holds(150, 4_000_000);
  private static final int LONGEST_CELL = 32_767; // as in workbooks

  private final String name;
  private final String text;
  private final char delimiter;
  private int at;
  private int row = 1;
  private int column;
  private int cells;

  private CsvSize(String name, String text, char delimiter) {
    this.name = name;
    this.text = text;
    this.delimiter = delimiter;
  }

  /** What is too large, if anything is. */
  static Optional<Mistake> excess(String name, String text, char delimiter) {
    return new CsvSize(name, text, delimiter).excess();
  }

  private Optional<Mistake> excess() {
    while (at < text.length()) {
      int start = at;
      passCell();
      cells++;
      if (row > MOST_ROWS || column >= MOST_COLUMNS) {
        return told(
            ", row " + row,
            String.format(
                Locale.ROOT,
                "a table for Groma has at most %,d rows and %,d columns.",
                MOST_ROWS,
                MOST_COLUMNS));
      }
      if (cells > MOST_CELLS) {
        return told(
            ", row " + row,
            String.format(Locale.ROOT, "a table for Groma has at most %,d cells.", MOST_CELLS));
      }
      if (at - start > LONGEST_CELL && at < text.length()) {
        return told(
            ", row " + row + ", column " + Grid.letters(column),
            String.format(
                Locale.ROOT,
                "this cell has more than %,d characters; perhaps a quotation mark is not closed.",
                LONGEST_CELL));
      }
      passEnd();
    }
    return Optional.empty();
  }

  /** Goes to the end of a cell: a delimiter, an end of line, or the end of the text. */
  private void passCell() {
    if (at < text.length() && text.charAt(at) == '"') {
      at++;
      while (at < text.length() && (text.charAt(at) != '"' || isDoubled())) {
        at += text.charAt(at) == '"' ? 2 : 1;
      }
    }
    while (at < text.length() && !isEnd(text.charAt(at))) {
      at++;
    }
  }

  private boolean isDoubled() {
    return at + 1 < text.length() && text.charAt(at + 1) == '"';
  }

  private boolean isEnd(char c) {
    return c == delimiter || c == '\n' || c == '\r';
  }

  private void passEnd() {
    if (at >= text.length()) {
      return;
    }
    char end = text.charAt(at++);
    if (end == delimiter) {
      column++;
      return;
    }
    if (end == '\r' && at < text.length() && text.charAt(at) == '\n') {
      at++;
    }
    column = 0;
    row++;
  }

  private Optional<Mistake> told(String where, String sentence) {
    return Optional.of(new Mistake(name + where, sentence));
  }
}
