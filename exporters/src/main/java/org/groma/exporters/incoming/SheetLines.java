package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;
import org.groma.model.value.NearestWord;

/**
 * The rows of a sheet, each with the row of the project that it is about: known by its id, or by
 * its name in a file that has no ids.
 */
final class SheetLines<R> {

  private final Table<R> table;
  private final Grid grid;
  private final Heading<R> heading;
  private final Notices notices;

  /** The column by which rows are known. */
  private final Column<R> key;

  private final Optional<NamesInUse> names;
  private final List<Line<R>> known = new ArrayList<>();
  private final List<Added> added = new ArrayList<>();

  /** Rows of the project that the sheet has not had yet. */
  private final Map<String, R> absent = new LinkedHashMap<>();

  /** A row about one that the project has. */
  record Line<R>(Grid.Row row, R original) {}

  /** A row that is new. */
  record Added(Grid.Row row, String id) {}

  private SheetLines(Table<R> table, Grid grid, Heading<R> heading, Labels shown, Notices notices) {
    this.table = table;
    this.grid = grid;
    this.heading = heading;
    this.notices = notices;
    Column<R> id = table.columns().getFirst();
    this.key = heading.has(id) ? id : table.column(Heading.NAME).orElseThrow();
    table.rows().of(shown.project()).forEach(row -> absent.put(table.rows().id(row), row));
    this.names =
        heading.has(id) ? Optional.empty() : Optional.of(NamesInUse.of(table, absent, shown));
  }

  static <R> SheetLines<R> of(
      Table<R> table, Grid grid, Heading<R> heading, Labels shown, Notices notices) {
    SheetLines<R> lines = new SheetLines<>(table, grid, heading, shown, notices);
    lines.read();
    return lines;
  }

  List<Line<R>> known() {
    return known;
  }

  List<Added> added() {
    return added;
  }

  /** Rows of the project that are gone. A file without ids cannot say that of any. */
  List<R> missing() {
    return names.isPresent() ? List.of() : List.copyOf(absent.values());
  }

  private void read() {
    Map<String, Integer> seen = new HashMap<>();
    List<Added> unknown = new ArrayList<>();
    for (Grid.Row row : grid.rows()) {
      if (row.number() <= heading.row() || !SubtotalRows.isData(row, table, heading)) {
        continue;
      }
      Set<String> meant = meant(row);
      if (meant.size() > 1) {
        mistake(
            row, "'%s' may be any of %s; the file needs a column id.", String.join(", ", meant));
        continue;
      }
      String id = meant.isEmpty() ? "" : meant.iterator().next();
      Integer before = id.isEmpty() ? null : seen.putIfAbsent(id, row.number());
      if (before != null) {
        String remedy =
            names.isPresent() ? "delete one of the rows" : "empty the id of a row that is new";
        mistake(row, "'%s' stands in row %s already; " + remedy + ".", before.toString());
      } else if (absent.containsKey(id)) {
        known.add(new Line<>(row, absent.remove(id)));
      } else {
        unknown.add(new Added(row, id));
      }
    }
    // only now it is clear which rows nobody has claimed
    unknown.stream().filter(line -> !isSlip(line)).forEach(added::add);
  }

  private Set<String> meant(Grid.Row row) {
    String typed = Heading.folded(heading.typed(row, key));
    return names.map(all -> all.of(typed)).orElse(Set.of(typed));
  }

  /** Whether a new row is an old one with its id or name misspelt; that is told as a mistake. */
  private boolean isSlip(Added line) {
    String typed = heading.typed(line.row(), key);
    if (typed.isEmpty()) {
      return false;
    }
    Optional<String> near =
        NearestWord.to(typed, names.map(NamesInUse::all).orElse(absent.keySet()));
    if (near.isEmpty()) {
      return false;
    }
    absent.remove(near.get());
    String remedy =
        names.isPresent()
            ? "A new one with a name so near needs a column id."
            : "For a new one leave the id empty.";
    mistake(line.row(), "there is no " + table.one() + " '%s'%s " + remedy, NearestWord.hint(near));
    return true;
  }

  /**
   * A mistake in the cell that names the row: a sentence of what was typed and of one thing more.
   */
  private void mistake(Grid.Row row, String sentence, String more) {
    notices.mistake(
        where(grid, row, key), String.format(Locale.ROOT, sentence, heading.typed(row, key), more));
  }

  static String where(Grid grid, Grid.Row row, Column<?> column) {
    return String.format(
        Locale.ROOT, "%s, row %d, column %s", grid.where(), row.number(), column.title());
  }
}
