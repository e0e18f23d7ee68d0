package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Missing;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.edit.Edit;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.NearestWord;

/** Sheets of tables that a person edited, made into one edit of the project. */
public final class TableImport {

  private final Project before;
  private final List<Table<?>> tables;
  private final Leave leave;
  private final Project begun;
  private final Notices notices = new Notices();

  /**
   * @param begun the project with what was missing when the file was read before
   */
  private TableImport(Project before, Project begun, Leave leave) {
    this.before = before;
    this.begun = begun;
    this.tables = Tables.of(before);
    this.leave = leave;
  }

  /**
   * What a file may do that it could do by mistake.
   *
   * @param deleteMany whether a sheet may lack more than half of its rows
   * @param createMissing whether what cells name and the project does not have is made
   */
  public record Leave(boolean deleteMany, boolean createMissing) {}

  /**
   * Reads once, and again as long as it only lacks what can be made. What is made is no row of the
   * project before, so that no sheet is blamed for lacking it.
   */
  private static Incoming reading(
      Project before, Leave leave, Function<TableImport, Incoming> read) {
    Set<String> names = new LinkedHashSet<>();
    Project begun = before;
    TableImport reading = new TableImport(before, begun, leave);
    Incoming first = read.apply(reading);
    Incoming incoming = first;
    while (incoming instanceof Incoming.Refused) {
      Project more = begun;
      for (Missing missing : reading.notices.missing()) {
        List<Edit> made = missing.creation(more);
        if (!made.isEmpty() && names.add(missing.called(Labels.of(before)))) {
          more = Edits.apply(made, more);
        }
      }
      if (more.equals(begun)) {
        break; // nothing else can be made
      }
      begun = more;
      reading = new TableImport(before, begun, leave);
      incoming = read.apply(reading);
    }
    if (leave.createMissing() || names.isEmpty()) {
      return incoming;
    }
    return new Incoming.Refused(
        ((Incoming.Refused) first).mistakes(),
        incoming instanceof Incoming.Changed ? List.copyOf(names) : List.of());
  }

  /**
   * The sheets of a workbook. Those that are no table are not read; a table without a sheet stays
   * as it is.
   *
   * @param deleteMany whether a sheet may lack more than half of its rows
   */
  public static Incoming workbook(Project project, List<Grid> sheets, boolean deleteMany) {
    return workbook(project, sheets, new Leave(deleteMany, false));
  }

  /** The same, with leave to do more. */
  public static Incoming workbook(Project project, List<Grid> sheets, Leave leave) {
    return reading(project, leave, each -> each.workbook(sheets));
  }

  /**
   * One table in a file of its own, which may have names in place of ids.
   *
   * @param name which table it is; if not said, the one that the file is named after or that its
   *     titles fit best
   */
  public static Incoming file(
      Project project, Grid grid, Optional<String> name, boolean deleteMany) {
    return file(project, grid, name, new Leave(deleteMany, false));
  }

  /** The same, with leave to do more. */
  public static Incoming file(Project project, Grid grid, Optional<String> name, Leave leave) {
    return reading(project, leave, each -> each.file(grid, name));
  }

  private Incoming workbook(List<Grid> sheets) {
    Map<Table<?>, Grid> found = new LinkedHashMap<>();
    for (Table<?> table : tables) {
      sheets.stream()
          .filter(sheet -> isNamed(table, sheet.name()))
          .findFirst()
          .ifPresent(sheet -> found.put(table, sheet));
    }
    List<String> absent =
        tables.stream().filter(table -> !found.containsKey(table)).map(Table::name).toList();
    for (Grid sheet : sheets) {
      Optional<String> near =
          found.containsValue(sheet) ? Optional.empty() : NearestWord.to(sheet.name(), absent);
      near.ifPresent(_ ->
          notices.mistake(
              sheet.where(),
              String.format(
                  Locale.ROOT, "there is no table '%s'%s", sheet.name(), NearestWord.hint(near))));
    }
    if (found.isEmpty() && notices.mistakes().isEmpty()) {
      notices.mistake(
          "",
          String.format(
              Locale.ROOT,
              "the workbook has none of the sheets that are read back: %s. It has %s.",
              names(tables),
              sheets.stream().map(Grid::name).collect(Collectors.joining(", "))));
    }
    notices.remark("Read: " + names(List.copyOf(found.keySet())) + ". Other sheets only show.");
    return read(found, false);
  }

  private Incoming file(Grid grid, Optional<String> name) {
    Optional<Table<?>> table =
        name.isPresent()
            ? tables.stream().filter(each -> isNamed(each, name.get())).findFirst()
            : tables.stream()
                .filter(each -> isNamed(each, grid.name().replace('-', ' ')))
                .findFirst()
                .or(() -> fitting(grid));
    if (table.isEmpty()) {
      notices.mistake(
          name.isPresent() ? "" : grid.where(),
          name.map(word ->
                  String.format(
                      Locale.ROOT,
                      "there is no table '%s'%s",
                      word,
                      NearestWord.to(word, tables.stream().map(Table::name).toList())
                          .map(near -> NearestWord.hint(Optional.of(near)))
                          .orElse("; there are " + names(tables) + ".")))
              .orElse(
                  "which table is this? Its titles fit none, or several alike; say so with --table"
                      + " and one of "
                      + names(tables)
                      + "."));
      return new Incoming.Refused(notices.mistakes());
    }
    return read(Map.of(table.get(), grid), true);
  }

  /** The table with most of the titles, if it is the only one; a single title is no sign. */
  private Optional<Table<?>> fitting(Grid grid) {
    List<Table<?>> best = new ArrayList<>();
    long most = 2;
    for (Table<?> table : tables) {
      long known =
          grid.rows().stream()
              .limit(1)
              .map(row -> Heading.known(table, row))
              .max(Comparator.naturalOrder())
              .orElse(0L);
      if (known > most) {
        best.clear();
        most = known;
      }
      if (known == most) {
        best.add(table);
      }
    }
    return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
  }

  private Incoming read(Map<Table<?>, Grid> sheets, boolean byName) {
    Departures departures = new Departures(leave.deleteMany(), notices);
    Labels shown = Labels.of(before);
    Project now = begun;
    List<Leaving<?>> leaving = new ArrayList<>();
    for (Table<?> table : tables) {
      if (sheets.containsKey(table)) {
        now = read(table, sheets.get(table), byName, shown, now, leaving);
      }
    }
    // what refers goes before what it refers to
    for (Leaving<?> rows : leaving.reversed()) {
      now = rows.take(departures, before, now);
    }
    departures.check(before, now);
    return notices.mistakes().isEmpty()
        ? new Incoming.Changed(Edits.between(before, now), notices.remarks(), made())
        : new Incoming.Refused(notices.mistakes());
  }

  private Set<String> made() {
    Set<String> made = new LinkedHashSet<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : begun.get(kind)) {
        if (!before.get(kind).contains(entry.id().slug())) {
          made.add(kind.word() + ":" + entry.id().slug());
        }
      }
    }
    return made;
  }

  private <R> Project read(
      Table<R> table,
      Grid grid,
      boolean byName,
      Labels shown,
      Project now,
      List<Leaving<?>> leaving) {
    Optional<Heading<R>> heading = Heading.of(table, grid, byName, notices);
    if (heading.isEmpty()) {
      return now;
    }
    SheetLines<R> lines = SheetLines.of(table, grid, heading.get(), shown, notices);
    leaving.add(new Leaving<>(table, grid, lines.missing()));
    return new TableEdits<>(table, grid, heading.get(), shown, notices).apply(lines, now);
  }

  /** Rows that a sheet lacks. */
  private record Leaving<R>(Table<R> table, Grid grid, List<R> rows) {
    Project take(Departures departures, Project before, Project now) {
      return departures.take(table, grid, rows, before, now);
    }
  }

  private static boolean isNamed(Table<?> table, String name) {
    return Heading.folded(table.name()).equals(Heading.folded(name));
  }

  private static String names(List<Table<?>> tables) {
    return tables.stream().map(Table::name).collect(Collectors.joining(", "));
  }
}
