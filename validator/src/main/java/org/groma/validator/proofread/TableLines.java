package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.groma.model.id.EditionId;
import org.groma.model.store.json.Json;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Provenance;
import org.groma.validator.proofread.Pages.Printed;

/**
 * The lines of a table of the rules. A printed row with a cell {@code row} gives cells of the row
 * of that key; one without gives what the table says as a whole.
 */
final class TableLines {

  /** The cell that says which row of the table a printed row is. */
  static final String ROW = "row";

  private static final String ATTRIBUTES = "attributes.";

  private final RuleTable table;
  private final WrittenEntry written;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Line> lines = new LinkedHashMap<>();

  private TableLines(RuleTable table) {
    this.table = table;
    this.written = WrittenEntry.of(table);
    for (int i = 0; i < table.rows().size(); i++) {
      numbers.putIfAbsent(PrintedValue.plain(table.rows().get(i).key()), i);
    }
  }

  static List<Line> of(RuleTable table, List<Printed> printed) {
    if (printed.isEmpty()) {
      return List.of();
    }
    TableLines lines = new TableLines(table);
    printed.stream()
        .filter(each -> !each.row().cells().containsKey(Columns.CONDITION))
        .forEach(lines::read);
    lines.unprinted(printed);
    return List.copyOf(lines.lines.values());
  }

  private void read(Printed printed) {
    String key = printed.row().cells().get(ROW);
    if (key == null) {
      printed
          .row()
          .cells()
          .forEach((column, cell) -> {
            String path = whole(column);
            PrintedPath.parse(path).ifPresent(way -> add(printed, path, column, cell, way));
          });
      return;
    }
    Integer number = numbers.get(PrintedValue.plain(key));
    if (number == null) {
      add(
          new Line(
              "rows",
              "row '" + key + "'",
              "",
              List.of(reading(printed, text(printed), Verdict.VALUE)),
              table.origin().of("rows")));
      return;
    }
    printed
        .row()
        .cells()
        .forEach((column, cell) -> {
          if (!column.equals(ROW)) {
            PrintedPath way =
                new PrintedPath(
                    List.of(
                        new PrintedPath.Field("rows"),
                        new PrintedPath.Numbered(number),
                        new PrintedPath.Field("cells"),
                        new PrintedPath.Field(column)));
            String title =
                String.format(
                    Locale.ROOT, "%s in row '%s'", column, table.rows().get(number).key());
            add(printed, "rows[" + number + "].cells." + column, title, cell, way);
          }
        });
  }

  /**
   * Where the value of a column of a row without key stands: an attribute, unless it is a field.
   */
  static String whole(String column) {
    return column.equals("die") || column.equals("name") || column.startsWith(ATTRIBUTES)
        ? column
        : ATTRIBUTES + column;
  }

  private void add(Printed printed, String field, String title, String cell, PrintedPath way) {
    WrittenEntry.Found found = written.find(way);
    Optional<Json> ours = found.value();
    add(
        new Line(
            field,
            title,
            PrintedValue.text(ours),
            List.of(reading(printed, cell, PrintedValue.compare(ours, cell))),
            found.origin()));
  }

  private void add(Line line) {
    lines.merge(
        line.field() + " " + line.title(),
        line,
        (a, b) -> {
          List<Reading> all = new ArrayList<>(a.readings());
          all.addAll(b.readings());
          return new Line(a.field(), a.title(), a.ours(), all, a.reason());
        });
  }

  private static Reading reading(Printed printed, String cell, Verdict verdict) {
    return new Reading(
        printed.table().edition(), printed.table().table(), printed.row().section(), cell, verdict);
  }

  private static String text(Printed printed) {
    Map<String, String> cells = new LinkedHashMap<>(printed.row().cells());
    cells.remove(ROW);
    return String.join(", ", cells.values());
  }

  /** Rows marked as printed in an edition that gives most rows of the table, but not these. */
  private void unprinted(List<Printed> printed) {
    Map<EditionId, Printed> first = new TreeMap<>();
    Map<EditionId, Set<String>> keys = new HashMap<>();
    for (Printed each : printed) {
      String key = each.row().cells().get(ROW);
      if (key != null) {
        first.putIfAbsent(each.table().edition(), each);
        keys.computeIfAbsent(each.table().edition(), _ -> new HashSet<>())
            .add(PrintedValue.plain(key));
      }
    }
    first.forEach((edition, one) -> {
      Set<String> theirs = keys.get(edition);
      long common =
          table.rows().stream()
              .filter(row -> theirs.contains(PrintedValue.plain(row.key())))
              .count();
      for (int i = 0; common * 2 > table.rows().size() && i < table.rows().size(); i++) {
        RuleTable.Row row = table.rows().get(i);
        Optional<Provenance> origin = row.origin().or(() -> table.origin().of("rows"));
        if (!theirs.contains(PrintedValue.plain(row.key()))
            && origin.filter(said -> said.edition().equals(edition.slug())).isPresent()) {
          add(
              new Line(
                  "rows[" + i + "]",
                  "row '" + row.key() + "'",
                  "yes",
                  List.of(reading(one, "", Verdict.UNPRINTED)),
                  origin));
        }
      }
    });
  }
}
