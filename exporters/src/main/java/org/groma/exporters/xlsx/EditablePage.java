package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;

/** A table that people edit, as a page. */
final class EditablePage {

  /** Columns that nobody wants on paper. */
  private static final Set<String> UNPRINTED = Set.of("aliases", "origin", "colour", "attributes");

  private EditablePage() {}

  /** What some columns have besides the values of the table, by their keys. */
  @FunctionalInterface
  interface Extra<R> {
    /**
     * The cell with what it has more.
     *
     * @param row its number in the sheet
     */
    Cell of(R value, int row, Cell cell);
  }

  static <R> Page of(Table<R> table, Labels labels, Map<String, Extra<R>> extras) {
    return new Page(
        table.name(),
        table.purpose(),
        headings(table),
        () -> {
          List<R> rows = table.rows().of(labels.project());
          return Stream.iterate(0, i -> i + 1)
              .limit(rows.size())
              .map(i -> Line.of(cells(table, rows.get(i), Page.FIRST + i, labels, extras)));
        },
        manner(table));
  }

  static <R> List<Heading> headings(Table<R> table) {
    return table.columns().stream()
        .map(each -> new Heading(each.title(), each.look(), each.choices(), each.isEditable()))
        .toList();
  }

  static <R> List<Cell> cells(
      Table<R> table, R value, int row, Labels labels, Map<String, Extra<R>> extras) {
    List<Cell> cells = new ArrayList<>();
    for (Column<R> column : table.columns()) {
      Cell cell = Cell.of(column.show(value, labels));
      Extra<R> extra = extras.get(column.key());
      cells.add(extra == null ? cell : extra.of(value, row, cell));
    }
    return cells;
  }

  /** The id stays on the screen, and the columns behind the last one of interest off the paper. */
  static <R> Page.Manner manner(Table<R> table) {
    int last = table.columns().size() - 1;
    while (last > 1 && UNPRINTED.contains(table.columns().get(last).key())) {
      last--;
    }
    return new Page.Manner(true, true, 2, last > 7, 1, last);
  }

  static <R> int indexOf(Table<R> table, String key) {
    return table.columns().indexOf(table.column(key).orElseThrow());
  }
}
