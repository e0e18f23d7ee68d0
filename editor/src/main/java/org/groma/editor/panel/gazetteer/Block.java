package org.groma.editor.panel.gazetteer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.QuoteMode;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Sheet;

/** A rectangle of texts, as spreadsheets put it on the clipboard: tabs between, a line each. */
record Block(List<List<String>> lines) {

  private static final CSVFormat TABBED =
      CSVFormat.DEFAULT
          .builder()
          .setDelimiter('\t')
          .setRecordSeparator('\n')
          .setQuoteMode(QuoteMode.MINIMAL)
          .setIgnoreEmptyLines(false)
          .get();

  Block {
    lines = lines.stream().map(List::copyOf).toList();
  }

  /** What is selected; a cell within that is not, is empty. */
  static Block copy(Sheet<?> sheet, Layout layout, Set<Cell> selected) {
    Layout.Box box = layout.around(selected);
    List<List<String>> lines = new ArrayList<>();
    for (int row = box.top(); row <= box.bottom(); row++) {
      List<String> line = new ArrayList<>();
      for (int column = box.left(); column <= box.right(); column++) {
        Cell cell = layout.cell(row, column);
        line.add(selected.contains(cell) ? sheet.show(cell).text() : "");
      }
      lines.add(line);
    }
    return new Block(lines);
  }

  static Block parse(String text) {
    String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    try (CSVParser parser = CSVParser.parse(whole.replace("\r", ""), TABBED)) {
      return new Block(parser.stream().map(line -> line.toList()).toList());
    } catch (IOException | UncheckedIOException | IllegalStateException stray) {
      // a quotation mark that is just one: every line and tab counts
      return new Block(
          Stream.of(whole.split("\r?\n", -1)).map(line -> List.of(line.split("\t", -1))).toList());
    }
  }

  String format() {
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      if (!text.isEmpty()) {
        text.append('\n');
      }
      text.append(TABBED.format(line.toArray()));
    }
    return text.toString();
  }

  int height() {
    return lines.size();
  }

  int width() {
    return lines.stream().mapToInt(List::size).max().orElse(0);
  }

  /** What pasting it comes to. */
  sealed interface Pasting {
    record Into(Map<Cell, String> cells) implements Pasting {}

    record NoRoom(String sentence) implements Pasting {}
  }

  /**
   * Puts it over what is selected: from the first selected cell on, and again and again where the
   * selection is so many times as large.
   */
  Pasting paste(Layout layout, Set<Cell> selected) {
    Layout.Box box = layout.around(selected);
    boolean tiled = box.height() % height() == 0 && box.width() % width() == 0;
    int rows = tiled ? box.height() : height();
    int columns = tiled ? box.width() : width();
    int below = layout.rows().size() - box.top();
    int beside = layout.columns().size() - box.left();
    if (rows > below || columns > beside) {
      return new Pasting.NoRoom(
          String.format(
              Locale.ROOT,
              "The clipboard has %d × %d cells, and from here on there are %d × %d; nothing was"
                  + " pasted.",
              rows,
              columns,
              below,
              beside));
    }
    Map<Cell, String> cells = new LinkedHashMap<>();
    for (int row = 0; row < rows; row++) {
      List<String> line = lines.get(row % height());
      for (int column = 0; column < columns; column++) {
        int at = column % width();
        cells.put(
            layout.cell(box.top() + row, box.left() + column),
            at < line.size() ? line.get(at) : "");
      }
    }
    return new Pasting.Into(cells);
  }
}
