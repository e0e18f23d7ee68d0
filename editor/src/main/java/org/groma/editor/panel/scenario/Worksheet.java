package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Entered;
import org.groma.exporters.incoming.Edits;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Reading;
import org.groma.exporters.table.Rows;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;

/** One table of one state of the project, with what typing into it comes to. Immutable. */
final class Worksheet<R> {

  private final Table<R> table;
  private final Project project;
  private final Labels labels;
  private final Map<String, R> rows = new LinkedHashMap<>();

  Worksheet(Table<R> table, Project project) {
    this.table = table;
    this.project = project;
    this.labels = Labels.of(project);
    table.rows().of(project).forEach(row -> rows.put(table.rows().id(row), row));
  }

  Table<R> table() {
    return table;
  }

  List<? extends Column<?>> columns() {
    return table.columns();
  }

  /** The rows in the order of the table, or by what some columns say. */
  List<String> ids(List<String> sortedBy) {
    List<String> ids = new ArrayList<>(rows.keySet());
    for (String key : sortedBy.reversed()) {
      ids.sort(Comparator.comparing(id -> show(id, key), Worksheet::compare));
    }
    return Collections.unmodifiableList(ids);
  }

  /** Numbers by their value, words by the alphabet, empty cells last. */
  static int compare(Shown a, Shown b) {
    if (a.isNothing() || b.isNothing()) {
      return Boolean.compare(a.isNothing(), b.isNothing());
    }
    Optional<Double> left = number(a);
    Optional<Double> right = number(b);
    return left.isPresent() && right.isPresent()
        ? Double.compare(left.get(), right.get())
        : a.text().compareToIgnoreCase(b.text());
  }

  private static Optional<Double> number(Shown shown) {
    return switch (shown) {
      case Shown.Whole(int number) -> Optional.of((double) number);
      case Shown.Half(var halves) -> Optional.of(halves.count() / 2.0);
      case Shown.Decimal(var number) -> Optional.of(number.doubleValue());
      case Shown.Words _ -> Optional.empty();
    };
  }

  Shown show(String id, String key) {
    R row = rows.get(id);
    return table
        .column(key)
        .filter(_ -> row != null)
        .map(column -> column.show(row, labels))
        .orElse(Shown.nothing());
  }

  /** What stands above a column. */
  String title(String key) {
    return table.column(key).map(Column::title).orElse(key);
  }

  /** What a column is chosen from; empty where anything may be typed. */
  List<String> choices(String key) {
    Optional<Column<R>> column = table.column(key);
    return column.filter(each -> each.look() == Look.YES_NO).isPresent()
        ? List.of("yes", "no")
        : column.flatMap(Column::choices).map(labels::all).orElse(List.of());
  }

  /** Types into one cell. */
  Entered type(Cell cell, String typed) {
    R row = rows.get(cell.row());
    Optional<Column<R>> column = table.column(cell.column());
    if (row == null || column.isEmpty() || column.get().says(row, typed, labels)) {
      return new Entered.Same();
    }
    return switch (column.get().put(row, typed, labels)) {
      case Reading.Unread<R>(String sentence, var _) -> wrong(cell, sentence);
      case Reading.Read<R>(R changed) -> changed(table.rows().put(project, changed));
    };
  }

  /** Adds a row with what was typed for it, column by column. */
  Entered add(Map<String, String> typed) {
    return switch (table.rows().start("", key -> typed.getOrDefault(key, ""), labels)) {
      case Rows.Start.Lacking<R>(String column, String sentence, var _) ->
          wrong(new Cell("", column), sentence);
      case Rows.Start.Begun<R>(R row) -> changed(table.rows().put(project, row));
    };
  }

  Entered remove(String id) {
    R row = rows.get(id);
    return row == null ? new Entered.Same() : changed(table.rows().remove(project, row));
  }

  private static Entered wrong(Cell cell, String sentence) {
    return new Entered.Wrong(List.of(new Entered.Mistaken(cell, sentence)));
  }

  /** What is typed anew is no longer known to be what an edition prints. */
  private Entered changed(List<Edit> edits) {
    Together between = Edits.between(project, Edits.apply(edits, project));
    return switch (between.edits().size()) {
      case 0 -> new Entered.Same();
      case 1 -> new Entered.Changed(between.edits().getFirst());
      default -> new Entered.Changed(between);
    };
  }
}
