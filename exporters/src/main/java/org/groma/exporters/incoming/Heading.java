package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Typed;
import org.groma.model.value.NearestWord;

/**
 * The row of titles, found wherever in the first rows it stands, and which column of the sheet is
 * which of the table. Columns may be moved, hidden or left out.
 *
 * @param row its number
 * @param at where the columns of the table stand, those that do
 */
record Heading<R>(int row, Map<Column<R>, Integer> at) {

  static final String NAME = "name";
  private static final int LOWEST_TITLE_ROW = 20;

  Heading {
    at = Collections.unmodifiableMap(new LinkedHashMap<>(at));
  }

  /** The titles of a grid; nothing, and a mistake told, where it has not those that it needs. */
  static <R> Optional<Heading<R>> of(Table<R> table, Grid grid, boolean byName, Notices notices) {
    Optional<Grid.Row> titles = titles(table, grid);
    if (titles.isEmpty()) {
      notices.mistake(
          grid.where(),
          String.format(
              Locale.ROOT,
              "there is no row of titles; expected %s, %s and so on.",
              table.columns().get(0).title(),
              table.columns().get(1).title()));
      return Optional.empty();
    }
    Map<Column<R>, Integer> at = new LinkedHashMap<>();
    boolean clear = true;
    for (Map.Entry<Integer, Cell> cell : titles.get().cells().entrySet()) {
      Optional<Column<R>> column = named(table, cell.getValue());
      if (column.isPresent() && at.putIfAbsent(column.get(), cell.getKey()) != null) {
        notices.mistake(
            String.format(Locale.ROOT, "%s, row %d", grid.where(), titles.get().number()),
            String.format(
                Locale.ROOT,
                "two columns are called %s; delete one of them.",
                column.get().title()));
        clear = false;
      }
    }
    clear &= others(table, grid, titles.get(), at, notices);
    clear &= needed(table, grid, at, byName, notices);
    return clear ? Optional.of(new Heading<>(titles.get().number(), at)) : Optional.empty();
  }

  /** The row among the first that has most of the titles. */
  private static <R> Optional<Grid.Row> titles(Table<R> table, Grid grid) {
    Grid.Row best = null;
    long most = 0;
    for (Grid.Row row : grid.rows()) {
      if (row.number() > LOWEST_TITLE_ROW) {
        break;
      }
      long known = known(table, row);
      if (known > most) {
        best = row;
        most = known;
      }
    }
    return Optional.ofNullable(best);
  }

  /** How many cells of a row are titles of the table. */
  static long known(Table<?> table, Grid.Row row) {
    return row.cells().values().stream().filter(cell -> named(table, cell).isPresent()).count();
  }

  private static <R> Optional<Column<R>> named(Table<R> table, Cell cell) {
    String typed = folded(cell.typed());
    return table.columns().stream()
        .filter(column -> folded(column.title()).equals(typed))
        .findFirst()
        .or(() ->
            table.columns().stream()
                .filter(column -> folded(column.key()).equals(typed))
                .findFirst());
  }

  /** Columns that are none of the table's: misspelt, or a person's own. */
  private static <R> boolean others(
      Table<R> table, Grid grid, Grid.Row titles, Map<Column<R>, Integer> at, Notices notices) {
    List<String> missing = new ArrayList<>();
    table.columns().stream()
        .filter(column -> !at.containsKey(column))
        .forEach(column -> missing.add(column.title()));
    boolean clear = true;
    for (Map.Entry<Integer, Cell> cell : titles.cells().entrySet()) {
      String title = Typed.tidy(cell.getValue().typed());
      if (named(table, cell.getValue()).isPresent() || title.isEmpty()) {
        continue;
      }
      Optional<String> near = NearestWord.to(title, missing);
      if (near.isPresent()) {
        notices.mistake(
            String.format(
                Locale.ROOT,
                "%s, row %d, column %s",
                grid.where(),
                titles.number(),
                Grid.letters(cell.getKey())),
            String.format(Locale.ROOT, "there is no column '%s'%s", title, NearestWord.hint(near)));
        clear = false;
      } else {
        notices.unread(grid, title);
      }
    }
    return clear;
  }

  private static <R> boolean needed(
      Table<R> table, Grid grid, Map<Column<R>, Integer> at, boolean byName, Notices notices) {
    boolean name = table.column(NAME).filter(at::containsKey).isPresent();
    boolean id = table.column(Table.ID).filter(at::containsKey).isPresent();
    if (id || (byName && name)) {
      return true;
    }
    String title = table.column(NAME).map(Column::title).orElse("");
    notices.mistake(
        grid.where(),
        byName && !title.isEmpty()
            ? String.format(
                Locale.ROOT,
                "the column id is missing, and so is %s; without one of them rows cannot be known"
                    + " again.",
                title)
            : "the column id is missing; without it rows cannot be known again. It may be hidden,"
                + " but not deleted.");
    return false;
  }

  static String folded(String text) {
    return Typed.tidy(text).toLowerCase(Locale.ROOT);
  }

  boolean has(Column<R> column) {
    return at.containsKey(column);
  }

  /** What stands in a row under a title. */
  Optional<Cell> cell(Grid.Row in, Column<R> column) {
    return Optional.ofNullable(at.get(column)).map(in.cells()::get);
  }

  /** The same as text, empty for nothing. */
  String typed(Grid.Row in, Column<R> column) {
    return Typed.tidy(cell(in, column).map(Cell::typed).orElse(""));
  }
}
