package org.groma.editor.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.document.Change;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.model.entry.Entry;
import org.groma.model.project.Project;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Subject;

/**
 * One table of one state of the project. Immutable; a change of the document gives the next one,
 * which shares the rows that the change did not reach.
 */
public final class Sheet<R> {

  private static final String OF_CITY = "city.";

  /** Looking up more rows than these one by one takes longer than making all of them. */
  private static final int FEW = 50;

  private final SheetKind kind;
  private final Table<R> table;
  private final Labels labels;
  private final Map<String, Column<R>> columns = new LinkedHashMap<>();
  private final Map<String, R> rows;

  private Sheet(SheetKind kind, Table<R> table, Labels labels, Map<String, R> rows) {
    this.kind = kind;
    this.table = table;
    this.labels = labels;
    this.rows = rows;
    table.columns().forEach(column -> columns.put(column.key(), column));
  }

  public static Sheet<?> of(SheetKind kind, Project project) {
    return of(kind, kind.table(project), project);
  }

  private static <R> Sheet<R> of(SheetKind kind, Table<R> table, Project project) {
    Map<String, R> rows = new LinkedHashMap<>();
    table.rows().of(project).forEach(row -> rows.put(table.rows().id(row), row));
    return new Sheet<>(kind, table, Labels.of(project), rows);
  }

  /** The same table after a change. Rows that are still there keep their places. */
  public Sheet<R> after(Change change) {
    @SuppressWarnings("unchecked") // a kind has one sort of rows
    Table<R> now = (Table<R>) kind.table(change.after());
    Optional<Set<String>> reached =
        change.reach().everything() ? Optional.empty() : Reached.rows(kind, change);
    if (reached.isEmpty()) {
      return of(kind, now, change.after());
    }
    Map<String, R> next = reached.get().isEmpty() ? rows : new LinkedHashMap<>(rows);
    Optional<Sheet<R>> anew =
        reached.get().size() > FEW ? Optional.of(of(kind, now, change.after())) : Optional.empty();
    for (String id : reached.get()) {
      Optional<R> row =
          anew.isPresent()
              ? Optional.ofNullable(anew.get().rows.get(id))
              : now.rows().find(change.after(), id);
      if (row.isEmpty() || next.replace(id, row.get()) == null) {
        return anew.orElseGet(() -> of(kind, now, change.after())); // a row came or went
      }
    }
    return new Sheet<>(kind, now, Labels.of(change.after()), next);
  }

  public SheetKind kind() {
    return kind;
  }

  public Project project() {
    return labels.project();
  }

  /** What entries are called in its cells. */
  public Labels labels() {
    return labels;
  }

  Table<R> table() {
    return table;
  }

  /** What a row is called in sentences, {@code province}. */
  public String one() {
    return table.one();
  }

  /** The ids of all rows, in the order of the table. */
  public List<String> ids() {
    return List.copyOf(rows.keySet());
  }

  public boolean has(String row) {
    return rows.containsKey(row);
  }

  R row(String id) {
    return rows.get(id);
  }

  public List<Column<R>> columns() {
    return table.columns();
  }

  public Optional<Column<R>> column(String key) {
    return Optional.ofNullable(columns.get(key));
  }

  /** What stands in a cell; nothing for one that is no more. */
  public Shown show(String row, String key) {
    R found = rows.get(row);
    Column<R> column = columns.get(key);
    return found == null || column == null ? Shown.nothing() : column.show(found, labels);
  }

  public Shown show(Cell cell) {
    return show(cell.row(), cell.column());
  }

  /** The values that a column is chosen from; empty where anything may be typed. */
  public List<String> choices(String key) {
    return column(key).flatMap(Column::choices).map(labels::all).orElse(List.of());
  }

  /** What a column of a new row may begin with; empty where a person has to say. */
  public String usual(String key) {
    return kind.usual(key)
        .or(() -> column(key).flatMap(Column::choices).map(labels::usual))
        .orElse("");
  }

  /** What is selected when a row is. */
  public Subject subject(String row) {
    R found = rows.get(row);
    return new Subject(kind.word(), found == null ? row : table.rows().entry(found));
  }

  /** Whether its rows are parts of entries, so that several may be of one. */
  boolean isOfParts() {
    return kind.isOfParts();
  }

  /** The rows that show something that is selected. */
  public List<String> rowsOf(Subject subject) {
    if (isOfParts()) {
      List<String> found = new ArrayList<>();
      for (String id : rows.keySet()) {
        if (subject(id).equals(subject)) {
          found.add(id);
        }
      }
      return found;
    }
    if (kind == SheetKind.PROVINCES && subject.kind().equals("city")) {
      return project().cities().find(subject.id()).stream()
          .map(city -> city.province().slug())
          .filter(rows::containsKey)
          .toList();
    }
    return subject.kind().equals(kind.word()) && rows.containsKey(subject.id())
        ? List.of(subject.id())
        : List.of();
  }

  /** What a cell is about in the files. */
  public Field field(Cell cell) {
    if (cell.column().startsWith(OF_CITY) && rows.get(cell.row()) instanceof ProvinceRow row) {
      Subject subject =
          row.city()
              .map(city -> new Subject("city", city.id().slug()))
              .orElseGet(() -> subject(cell.row()));
      return new Field(subject, cell.column().substring(OF_CITY.length()));
    }
    return new Field(subject(cell.row()), cell.column());
  }

  /** Where the value of a cell comes from, if that is said. */
  public Optional<Provenance> origin(Cell cell) {
    Field field = field(cell);
    int dot = field.path().indexOf('.');
    String name = dot < 0 ? field.path() : field.path().substring(0, dot);
    return entry(field.subject()).flatMap(entry -> entry.origin().of(name));
  }

  /** Where the entry that a cell is about comes from as a whole. */
  public Optional<Provenance> wholeOrigin(Cell cell) {
    return entry(field(cell).subject()).flatMap(entry -> entry.origin().whole());
  }

  private Optional<? extends Entry<?>> entry(Subject subject) {
    return subject.entryKind().flatMap(each -> project().get(each).find(subject.id()));
  }

  /** All rows by their ids. */
  Map<String, R> rows() {
    return Collections.unmodifiableMap(rows);
  }
}
