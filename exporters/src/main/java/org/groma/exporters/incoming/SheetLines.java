package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;
import org.groma.model.value.NearestWord;

/**
 * The rows of a sheet, each with the row of the project that it is about: known by its id, or by its
 * name in a file that has no ids.
 *
 * @param known those about a row that the project has
 * @param added the others
 * @param missing rows of the project that the sheet has not
 */
record SheetLines<R>(List<Line<R>> known, List<Added> added, List<R> missing) {

  /** A row about one that the project has. */
  record Line<R>(Grid.Row row, R original) {}

  /** A row that is new. */
  record Added(Grid.Row row, String id) {}

  static <R> SheetLines<R> of(
      Table<R> table, Grid grid, Heading<R> heading, Labels shown, Notices notices) {
    Map<String, R> byId = new LinkedHashMap<>();
    table.rows().of(shown.project()).forEach(row -> byId.put(table.rows().id(row), row));
    Column<R> idColumn = table.columns().getFirst();
    boolean byName = !heading.has(idColumn);
    Map<String, Set<String>> names = byName ? names(table, byId, shown) : Map.of();
    Map<String, Integer> seen = new HashMap<>();
    List<Line<R>> known = new ArrayList<>();
    List<Added> added = new ArrayList<>();
    for (Grid.Row row : grid.rows()) {
      if (row.number() <= heading.row() || !SubtotalRows.isData(row, table, heading)) {
        continue;
      }
      Column<R> asked = byName ? table.column(Heading.NAME).orElseThrow() : idColumn;
      String where = where(grid, row, asked);
      String typed = Heading.folded(heading.typed(row, asked));
      Set<String> meant = byName ? names.getOrDefault(typed, Set.of()) : Set.of(typed);
      if (meant.size() > 1) {
        notices.mistake(
            where,
            "'%s' may be any of %s; the file needs a column id."
                .formatted(heading.typed(row, asked), String.join(", ", meant)));
        continue;
      }
      String id = meant.isEmpty() ? "" : meant.iterator().next();
      Integer before = id.isEmpty() ? null : seen.putIfAbsent(id, row.number());
      if (before != null) {
        notices.mistake(
            where,
            "'%s' stands in row %d already; %s."
                .formatted(
                    heading.typed(row, asked),
                    before,
                    byName ? "delete one of the rows" : "empty the id of a row that is new"));
      } else if (byId.containsKey(id)) {
        known.add(new Line<>(row, byId.get(id)));
      } else {
        added.add(new Added(row, id));
      }
    }
    Set<String> absent = new LinkedHashSet<>(byId.keySet());
    absent.removeAll(seen.keySet());
    List<Added> meantAnew =
        added.stream()
            .filter(line -> !isSlip(line, byName, table, grid, heading, absent, names, notices))
            .toList();
    return new SheetLines<>(
        known, meantAnew, byName ? List.of() : absent.stream().map(byId::get).toList());
  }

  /** Whether a new row is an old one with its id or name misspelt; that is told as a mistake. */
  private static <R> boolean isSlip(
      Added line,
      boolean byName,
      Table<R> table,
      Grid grid,
      Heading<R> heading,
      Set<String> absent,
      Map<String, Set<String>> names,
      Notices notices) {
    Column<R> asked =
        byName ? table.column(Heading.NAME).orElseThrow() : table.columns().getFirst();
    String typed = heading.typed(line.row(), asked);
    Optional<String> near =
        typed.isEmpty()
            ? Optional.empty()
            : NearestWord.to(typed, byName ? names.keySet() : absent);
    near.ifPresent(_ ->
        notices.mistake(
            where(grid, line.row(), asked),
            "there is no %s '%s'%s%s"
                .formatted(
                    table.one(),
                    typed,
                    NearestWord.hint(near),
                    byName
                        ? " A new one with a name so near needs a column id."
                        : " For a new one leave the id empty.")));
    return near.isPresent();
  }

  private static <R> Map<String, Set<String>> names(
      Table<R> table, Map<String, R> byId, Labels shown) {
    Map<String, Set<String>> names = new LinkedHashMap<>();
    Map<String, Set<String>> aliases = new LinkedHashMap<>();
    Column<R> name = table.column(Heading.NAME).orElseThrow();
    byId.forEach((id, row) -> {
      add(names, name.show(row, shown).text(), id);
      table
          .column("aliases")
          .ifPresent(column -> {
            for (String alias : column.show(row, shown).text().split(";", -1)) {
              add(aliases, alias, id);
            }
          });
    });
    aliases.forEach(names::putIfAbsent);
    return names;
  }

  private static void add(Map<String, Set<String>> names, String name, String id) {
    if (!name.isBlank()) {
      names.computeIfAbsent(Heading.folded(name), _ -> new LinkedHashSet<>()).add(id);
    }
  }

  static String where(Grid grid, Grid.Row row, Column<?> column) {
    return "%s, row %d, column %s".formatted(grid.where(), row.number(), column.title());
  }
}
