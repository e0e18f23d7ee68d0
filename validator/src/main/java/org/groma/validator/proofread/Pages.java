package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.entry.Kind;
import org.groma.model.id.EditionId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;

/** All printed rows of a project, by what they speak of. */
final class Pages {

  /**
   * A printed row.
   *
   * @param columns all columns of its table, also those that are empty in this row
   * @param listing whether its table lists its kind, so that an empty cell says that there is
   *     nothing
   */
  record Printed(SourceTable table, SourceTable.Row row, Set<String> columns, boolean listing) {

    /** What stands in a column; nothing where the row says nothing about it. */
    Optional<String> cell(String column) {
      String cell = row.cells().get(column);
      if (cell == null && listing && columns.contains(column)) {
        return Optional.of("");
      }
      return Optional.ofNullable(cell);
    }
  }

  private record Key(String kind, String id) {}

  private final Map<Key, List<Printed>> bySubject = new HashMap<>();
  private final Map<String, Set<EditionId>> listedBy = new HashMap<>();
  private final List<SourceTable> lists = new ArrayList<>();

  Pages(Project project) {
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      table
          .about()
          .flatMap(Kinds::byWord)
          .filter(Columns.KINDS::contains)
          .filter(_ -> !table.table().equals(Lexicon.TABLE))
          .ifPresent(kind -> add(table, kind, project));
    }
  }

  private void add(SourceTable table, Kind<?, ?> kind, Project project) {
    Set<String> columns = new HashSet<>();
    Set<String> named = new HashSet<>();
    for (SourceTable.Row row : table.rows()) {
      columns.addAll(row.cells().keySet());
      row.of().filter(project.get(kind)::contains).ifPresent(named::add);
    }
    boolean listing =
        named.size() * 2 > project.get(kind).size()
            && !kind.equals(Kinds.TABLES)
            && columns.stream().anyMatch(column -> Columns.isName(kind, column));
    if (listing) {
      lists.add(table);
      listedBy.computeIfAbsent(kind.word(), _ -> new TreeSet<>()).add(table.edition());
    }
    for (SourceTable.Row row : table.rows()) {
      row.of()
          .ifPresent(id ->
              bySubject
                  .computeIfAbsent(new Key(kind.word(), id), _ -> new ArrayList<>(2))
                  .add(new Printed(table, row, columns, listing)));
    }
  }

  /** Whether nothing is printed of any entry. */
  boolean isEmpty() {
    return bySubject.isEmpty() && lists.isEmpty();
  }

  /** What is printed of an entry, in the order of editions and tables. */
  List<Printed> of(Kind<?, ?> kind, String id) {
    return bySubject.getOrDefault(new Key(kind.word(), id), List.of());
  }

  /** The editions that list a kind. */
  Set<EditionId> listing(Kind<?, ?> kind) {
    return listedBy.getOrDefault(kind.word(), Set.of());
  }

  /** The tables that list a kind, in the order of their ids. */
  List<SourceTable> lists() {
    return lists;
  }
}
