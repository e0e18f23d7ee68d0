package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Provenance;

/**
 * A table of the rules as players read it: every cell in words.
 *
 * @param title what stands above it
 * @param die what is rolled on it, {@code d6}
 * @param origin where it as a whole comes from
 * @param heads what stands above the columns, the first above what the rows are called by
 * @param notes sentences that stand below it
 */
public record Chart(
    String title,
    Optional<String> die,
    Optional<Provenance> origin,
    List<String> heads,
    List<Row> rows,
    List<String> notes) {

  public Chart {
    heads = List.copyOf(heads);
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
    for (Row row : rows) {
      if (row.cells().size() != heads.size()) {
        throw new IllegalArgumentException("a row of " + title + " lacks cells: " + row.cells());
      }
    }
  }

  /**
   * A row.
   *
   * @param cells one for each column, an empty one where there is nothing to say
   * @param rolled whether it is found by a number or a letter, which stands out then
   * @param origin where it comes from, if not from where the whole does
   */
  public record Row(List<String> cells, boolean rolled, Optional<Provenance> origin) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** A column of a table of the rules: what stands above it, and what in it. */
  public record Column(String head, Function<RuleTable.Row, String> cell) {}

  /**
   * A table of the rules, row by row.
   *
   * @param rolled whether its rows are found by a number or a letter
   * @param columns the first of them is what the rows are called by
   */
  public static Chart of(
      RuleTable table, boolean rolled, List<String> notes, List<Column> columns) {
    return new Chart(
        table.name(),
        table.die(),
        table.origin().whole(),
        columns.stream().map(Column::head).toList(),
        table.rows().stream()
            .map(row ->
                new Row(
                    columns.stream().map(column -> column.cell().apply(row)).toList(),
                    rolled,
                    row.origin()))
            .toList(),
        notes);
  }

  /** A table whose rows are found by a roll. */
  public static Chart rolled(RuleTable table, List<String> notes, Column... columns) {
    return of(table, true, notes, behind(row -> Spelling.rolls(row.key()), columns));
  }

  /** A table whose rows are called by a name. */
  public static Chart named(
      RuleTable table,
      Function<RuleTable.Row, String> name,
      List<String> notes,
      Column... columns) {
    return of(table, false, notes, behind(name, columns));
  }

  /** What rows are called by comes first, and needs no head. */
  private static List<Column> behind(Function<RuleTable.Row, String> name, Column... columns) {
    return Stream.concat(Stream.of(new Column("", name)), Stream.of(columns)).toList();
  }
}
