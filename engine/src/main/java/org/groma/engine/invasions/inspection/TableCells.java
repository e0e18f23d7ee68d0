package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.Optional;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * A cell of a table, or one of its attributes.
 *
 * @param row the key of the row; {@code @} for an attribute
 */
record TableCells(String table, String row, String column) {

  private static final String WHOLE = "@";

  /** Written {@code table/row/column}, or {@code table/@/attribute}. */
  static TableCells at(String spot) {
    String[] parts = spot.split("/", -1);
    return new TableCells(parts[0], parts[1], parts[2]);
  }

  Optional<Datum> in(Project project) {
    return project
        .get(Kinds.TABLES)
        .find(table)
        .flatMap(found ->
            row.equals(WHOLE)
                ? found.attributes().get(column)
                : row(found).flatMap(each -> Optional.ofNullable(each.cells().get(column))));
  }

  Optional<BigDecimal> number(Project project) {
    return in(project).orElse(null) instanceof Datum.Amount(BigDecimal number)
        ? Optional.of(number)
        : Optional.empty();
  }

  private Optional<RuleTable.Row> row(RuleTable found) {
    return found.rows().stream().filter(each -> each.key().equals(row)).findFirst();
  }

  /** The way to it within its table. */
  String path(Project project) {
    if (row.equals(WHOLE)) {
      return "attributes." + column;
    }
    return project
        .get(Kinds.TABLES)
        .find(table)
        .flatMap(found ->
            row(found).map(each -> "rows[" + found.rows().indexOf(each) + "].cells." + column))
        .orElse("rows");
  }

  String subject() {
    return "table:" + table;
  }

  @Override
  public String toString() {
    return row.equals(WHOLE) ? column + " of " + table : row + " of " + table;
  }
}
