package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Chart;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * Makes a chart of any table of the rules: in the words of the ruleset where it has some, else as
 * far as data tell by themselves.
 */
final class RuleTables {

  /** The names of columns whose numbers are added to a die. */
  private static final String MODIFIER = "modifier";

  private final Press press;
  private final Wording wording;

  RuleTables(Press press) {
    this.press = press;
    this.wording = new Wording(press.names());
  }

  Chart chart(RuleTable table) {
    return press.phrases().chart(press.project(), table).orElseGet(() -> plain(table));
  }

  private Chart plain(RuleTable table) {
    TableShape shape = TableShape.of(table);
    List<String> columns = new ArrayList<>(shape.columns());
    if (!shape.told().isEmpty() && shape.note().isEmpty()) {
      columns.add("");
    }
    List<String> heads = new ArrayList<>();
    heads.add("");
    for (String column : columns) {
      String head = columns.size() == 1 && isPlain(column) ? "" : column;
      heads.add(Wording.capital(Wording.words(head)));
    }
    return new Chart(
        Names.of(table),
        table.die(),
        table.origin().whole(),
        heads,
        table.rows().stream().map(row -> row(row, shape)).toList(),
        notes(table).stream().toList());
  }

  private Chart.Row row(RuleTable.Row row, TableShape shape) {
    List<String> cells = new ArrayList<>();
    cells.add(
        row.cells().containsKey(TableShape.NAME)
            ? Wording.capital(cell(row, TableShape.NAME))
            : wording.key(row.key()));
    for (String column : shape.columns()) {
      boolean note = shape.note().equals(Optional.of(column));
      cells.add(note ? notes(row, shape, List.of(column)) : Wording.capital(cell(row, column)));
    }
    if (!shape.told().isEmpty() && shape.note().isEmpty()) {
      cells.add(notes(row, shape, List.of()));
    }
    return new Chart.Row(cells, row.key().matches("[0-9].*"), row.origin());
  }

  /** What a row says besides its columns, in one cell. */
  private String notes(RuleTable.Row row, TableShape shape, List<String> own) {
    return Wording.capital(
        Stream.concat(own.stream(), shape.told().stream())
            .filter(column -> row.cells().containsKey(column))
            .map(column -> told(row, column))
            .collect(Collectors.joining("; ")));
  }

  /** A cell with the name of its column, unless that only announces a text. */
  private String told(RuleTable.Row row, String column) {
    return TableShape.isNote(column)
        ? cell(row, column)
        : Wording.words(column) + " " + cell(row, column);
  }

  /** Whether a head says no more than that there is something in the column. */
  private static boolean isPlain(String name) {
    return name.equals("value") || name.equals("rule") || name.equals("step");
  }

  private String cell(RuleTable.Row row, String column) {
    Datum datum = row.cells().get(column);
    return switch (datum) {
      case null -> "";
      case Datum.Amount(var number) when column.equals(MODIFIER) -> Wording.signed(number);
      case Datum.Text(String text) -> Wording.range(wording.text(text));
      default -> wording.datum(datum);
    };
  }

  /** What else the table says, as a sentence below it. */
  private Optional<String> notes(RuleTable table) {
    String notes =
        table.attributes().byName().entrySet().stream()
            .sorted(Comparator.comparing(Map.Entry::getKey))
            .map(each ->
                each.getKey().equals("note")
                    ? Wording.capital(wording.datum(each.getValue()))
                    : Wording.capital(Wording.words(each.getKey()))
                        + ": "
                        + wording.datum(each.getValue()))
            .collect(Collectors.joining("; "));
    return notes.isEmpty() ? Optional.empty() : Optional.of(notes + ".");
  }
}
