package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;

/** A table of the sample as a person has it open: cells by title, to be retyped. */
final class Sheet {

  private final String name;
  private final List<String> titles = new ArrayList<>();
  private final List<Map<String, Cell>> rows = new ArrayList<>();

  private Sheet(String name) {
    this.name = name;
  }

  static Sheet of(String name) {
    return Tables.of(Sample.PROJECT).stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .map(Sheet::shown)
        .orElseThrow();
  }

  static Sheet provinces() {
    return of("Provinces");
  }

  /** What a workbook of these sheets has to say to the sample. */
  static Incoming bring(Sheet... sheets) {
    return TableImport.workbook(
        Sample.PROJECT, Arrays.stream(sheets).map(Sheet::grid).toList(), false);
  }

  private static <R> Sheet shown(Table<R> table) {
    Sheet sheet = new Sheet(table.name());
    Labels labels = Labels.of(Sample.PROJECT);
    table.columns().forEach(column -> sheet.titles.add(column.title()));
    for (R row : table.rows().of(Sample.PROJECT)) {
      Map<String, Cell> cells = new LinkedHashMap<>();
      table
          .columns()
          .forEach(
              column -> cells.put(column.title(), new Cell.Text(column.show(row, labels).text())));
      sheet.rows.add(cells);
    }
    return sheet;
  }

  Sheet type(String id, String title, String text) {
    return put(id, title, new Cell.Text(text));
  }

  Sheet put(String id, String title, Cell cell) {
    row(id).put(title, cell);
    return this;
  }

  /** A new row at the end: titles and texts by turns. */
  Sheet add(String... titlesAndTexts) {
    Map<String, Cell> row = new LinkedHashMap<>();
    for (int i = 0; i < titlesAndTexts.length; i += 2) {
      row.put(titlesAndTexts[i], new Cell.Text(titlesAndTexts[i + 1]));
    }
    rows.add(row);
    return this;
  }

  Sheet delete(String id) {
    rows.remove(row(id));
    return this;
  }

  Sheet keepFirst(int count) {
    rows.subList(count, rows.size()).clear();
    return this;
  }

  Sheet turnAround() {
    Collections.reverse(rows);
    Collections.reverse(titles);
    return this;
  }

  Sheet without(String title) {
    titles.remove(title);
    return this;
  }

  Sheet retitle(String title, String other) {
    titles.set(titles.indexOf(title), other);
    rows.forEach(row -> row.put(other, row.getOrDefault(title, new Cell.Text(""))));
    return this;
  }

  /** Another column with this title. */
  Sheet title(String other) {
    titles.add(other);
    return this;
  }

  /** The number of a row as the sheet counts. */
  int number(String id) {
    return rows.indexOf(row(id)) + 2;
  }

  int last() {
    return rows.size() + 1;
  }

  private Map<String, Cell> row(String id) {
    return rows.stream()
        .filter(row -> row.containsKey("id") && row.get("id").typed().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no row " + id));
  }

  Grid grid() {
    List<Grid.Row> lines = new ArrayList<>();
    TreeMap<Integer, Cell> head = new TreeMap<>();
    titles.forEach(title -> head.put(head.size(), new Cell.Text(title)));
    lines.add(new Grid.Row(1, head));
    for (Map<String, Cell> row : rows) {
      TreeMap<Integer, Cell> cells = new TreeMap<>();
      for (int i = 0; i < titles.size(); i++) {
        Cell cell = row.get(titles.get(i));
        if (cell != null && !cell.typed().isEmpty()) {
          cells.put(i, cell);
        }
      }
      lines.add(new Grid.Row(lines.size() + 1, cells));
    }
    return new Grid(name, "sheet " + name, lines);
  }
}
