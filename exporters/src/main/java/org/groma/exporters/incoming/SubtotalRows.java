package org.groma.exporters.incoming;

import java.util.Locale;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Table;

/** Rows of a sheet that are none of the table: blank ones, sums, titles that are repeated. */
final class SubtotalRows {

  private static final String TOTAL = Table.TOTAL.toLowerCase(Locale.ROOT);

  private SubtotalRows() {}

  /**
   * Whether a row is about an entry. What has no id and no name but says something in a column that
   * can be edited is a row that somebody forgot to name.
   */
  static <R> boolean isData(Grid.Row row, Table<R> table, Heading<R> heading) {
    Column<R> id = table.columns().getFirst();
    String typed = Heading.folded(heading.typed(row, id));
    if (!typed.isEmpty()) {
      return !typed.equals(Heading.folded(id.title()));
    }
    boolean sum =
        table
            .column(Heading.NAME)
            .map(name -> Heading.folded(heading.typed(row, name)))
            .filter(name -> name.startsWith(TOTAL))
            .isPresent();
    return !sum
        && table.columns().stream()
            .filter(Column::isEditable)
            .anyMatch(column -> !heading.typed(row, column).isEmpty());
  }
}
