package org.groma.exporters.incoming;

import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Table;

/** Rows of a sheet that are none of the table: blank ones, sums, titles that are repeated. */
final class SubtotalRows {

  private SubtotalRows() {}

  /**
   * Whether a row is about an entry. A sum has no id and no name; what else a row without both says
   * in a column that can be edited is a row that somebody forgot to name.
   */
  static <R> boolean isData(Grid.Row row, Table<R> table, Heading<R> heading) {
    Column<R> id = table.columns().getFirst();
    String typed = heading.typed(row, id);
    if (!typed.isEmpty()) {
      return !Heading.folded(typed).equals(Heading.folded(id.title()));
    }
    return table.columns().stream()
        .filter(Column::isEditable)
        .anyMatch(column -> !heading.typed(row, column).isEmpty());
  }
}
