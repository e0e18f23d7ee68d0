package org.groma.exporters.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table that people edit.
 *
 * @param name what its sheet is called
 * @param purpose what it is good for, in a sentence
 * @param one what a row is called in messages, {@code province}
 * @param columns from left to right, the one with the id first
 */
public record Table<R>(
    String name, String purpose, String one, Rows<R> rows, List<Column<R>> columns) {

  /** The key and the title of the column by which rows are known again. */
  public static final String ID = "id";

  /** How the name of a sum begins. A row that begins so and has no id is none of the table. */
  public static final String TOTAL = "Total ";

  public Table {
    columns = List.copyOf(columns);
    Set<String> titles = new HashSet<>();
    for (Column<R> column : columns) {
      if (!titles.add(column.title())) {
        throw new IllegalArgumentException("two columns are called " + column.title());
      }
    }
  }

  static <R> Column<R> id(Rows<R> rows) {
    return Column.shown(ID, ID, Look.ID, (row, _) -> Shown.words(rows.id(row)));
  }

  public Optional<Column<R>> column(String key) {
    return columns.stream().filter(column -> column.key().equals(key)).findFirst();
  }
}
