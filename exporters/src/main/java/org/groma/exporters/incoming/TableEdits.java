package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Reading;
import org.groma.exporters.table.Rows.Start;
import org.groma.exporters.table.Table;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * What one sheet does to a project.
 *
 * <p>Only cells that no longer say what the project shows are put into it, so that a sheet changes
 * what a person changed in it and no more, also where two sheets show the same value. Rows that
 * were added are begun before any cell is put, so that rows may name each other.
 *
 * @param shown what the project was before, as its cells show it
 */
record TableEdits<R>(Table<R> table, Grid grid, Heading<R> heading, Labels shown, Notices notices) {

  /** The project with the added rows and all changed cells, as far as they can be read. */
  Project apply(SheetLines<R> lines, Project project) {
    Project now = project;
    List<Begun> begun = new ArrayList<>();
    Labels labels = Labels.of(now);
    for (SheetLines.Added line : lines.added()) {
      Optional<R> row = begin(line, labels, now);
      if (row.isPresent()) {
        begun.add(new Begun(line.row(), table.rows().id(row.get())));
        now = Edits.apply(table.rows().put(now, row.get()), now);
      }
    }
    labels = Labels.of(now);
    for (Begun line : begun) {
      R row = table.rows().find(now, line.id()).orElseThrow();
      Project after = put(fill(line.row(), row, labels), now);
      labels = known(labels, now, after);
      now = after;
    }
    for (SheetLines.Line<R> line : lines.known()) {
      Map<Column<R>, String> changed = changed(line);
      if (!changed.isEmpty()) {
        Project after = change(line, changed, labels, now);
        labels = known(labels, now, after);
        now = after;
      }
    }
    return now;
  }

  /** What things are called, anew where there are more of them: ids and names must stay unique. */
  static Labels known(Labels labels, Project before, Project after) {
    boolean same =
        Kinds.ALL.stream().allMatch(kind -> before.get(kind).size() == after.get(kind).size());
    return same ? labels : Labels.of(after);
  }

  /** A row that was added. */
  private record Begun(Grid.Row row, String id) {}

  private Project put(R row, Project now) {
    return Edits.apply(table.rows().put(now, row), now);
  }

  private Optional<R> begin(SheetLines.Added line, Labels labels, Project now) {
    Function<String, String> typed =
        key -> table.column(key).map(column -> heading.typed(line.row(), column)).orElse("");
    Start<R> start = table.rows().start(line.id(), typed, labels);
    if (start instanceof Start.Begun<R>(R row)
        && table.rows().find(now, table.rows().id(row)).isPresent()) {
      // another row of this sheet was given that id just now
      start = table.rows().start(line.id(), typed, Labels.of(now));
    }
    return switch (start) {
      case Start.Begun<R>(R row) -> Optional.of(row);
      case Start.Lacking<R>(String key, String sentence, var missing) -> {
        notices.missing(missing);
        String title = table.column(key).map(Column::title).orElse(key);
        notices.mistake(
            String.format(
                Locale.ROOT, "%s, row %d, column %s", grid.where(), line.row().number(), title),
            sentence);
        yield Optional.empty();
      }
    };
  }

  /** The begun row with all that was typed into it. */
  private R fill(Grid.Row line, R begun, Labels labels) {
    R row = begun;
    for (Column<R> column : table.columns()) {
      if (column.isEditable() && heading.has(column) && isUsable(line, column)) {
        row = put(column, line, row, heading.typed(line, column), labels);
      }
    }
    return row;
  }

  /** What no longer says what was shown, by column in the order of the table. */
  private Map<Column<R>, String> changed(SheetLines.Line<R> line) {
    Map<Column<R>, String> changed = new LinkedHashMap<>();
    for (Column<R> column : table.columns()) {
      boolean keys =
          column.key().equals(Table.ID)
              || (column.key().equals(Heading.NAME) && !heading.has(table.columns().getFirst()));
      if (keys || !heading.has(column)) {
        continue;
      }
      String typed = heading.typed(line.row(), column);
      if (!column.isEditable()) {
        boolean text = column.look() == Look.TEXT || column.look() == Look.PROSE;
        if (text && !column.says(line.original(), typed, shown)) {
          notices.onlyShown(grid, column.title());
        }
      } else if (!column.says(line.original(), typed, shown) && isUsable(line.row(), column)) {
        changed.put(column, typed);
      }
    }
    return changed;
  }

  private Project change(
      SheetLines.Line<R> line, Map<Column<R>, String> changed, Labels labels, Project now) {
    Optional<R> found = table.rows().find(now, table.rows().id(line.original()));
    if (found.isEmpty()) {
      notices.mistake(
          String.format(Locale.ROOT, "%s, row %d", grid.where(), line.row().number()),
          String.format(
              Locale.ROOT,
              "this %s is changed here, but another sheet takes it away.",
              table.one()));
      return now;
    }
    R row = found.get();
    for (Map.Entry<Column<R>, String> cell : changed.entrySet()) {
      if (isContradicted(line.original(), found.get(), cell, labels)) {
        notices.mistake(
            SheetLines.where(grid, line.row(), cell.getKey()),
            String.format(
                Locale.ROOT,
                "this is '%s', but another sheet changes it to '%s'; make them the same.",
                cell.getValue(),
                cell.getKey().show(found.get(), labels).text()));
      } else {
        row = put(cell.getKey(), line.row(), row, cell.getValue(), labels);
      }
    }
    return put(row, now);
  }

  /** Whether an earlier sheet has made something else of the value. */
  private static <R> boolean isContradicted(
      R original, R found, Map.Entry<Column<R>, String> cell, Labels labels) {
    Column<R> column = cell.getKey();
    return !column.show(found, labels).text().equals(column.show(original, labels).text())
        && !column.says(found, cell.getValue(), labels);
  }

  /** What is chosen from a list goes by the names as they are now, or were in the sheet. */
  private R put(Column<R> column, Grid.Row line, R row, String typed, Labels labels) {
    Reading<R> now = column.put(row, typed, labels);
    Reading<R> either =
        now instanceof Reading.Read || column.choices().isEmpty()
            ? now
            : column.put(row, typed, shown);
    return switch (either instanceof Reading.Read ? either : now) {
      case Reading.Read<R>(R changed) -> changed;
      case Reading.Unread<R>(String sentence, var missing) -> {
        notices.missing(missing);
        notices.mistake(SheetLines.where(grid, line, column), sentence);
        yield row;
      }
    };
  }

  /** Whether a cell can be taken; if not, that is told. */
  private boolean isUsable(Grid.Row line, Column<R> column) {
    if (heading.cell(line, column).orElse(null) instanceof Cell.Unusable(_, String why)) {
      notices.mistake(SheetLines.where(grid, line, column), why);
      return false;
    }
    return true;
  }
}
