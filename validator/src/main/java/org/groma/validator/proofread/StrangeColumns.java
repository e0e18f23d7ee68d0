package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.NearestWord;

/**
 * Columns of transcriptions that mean nothing. A column is known if proofreading compares it with a
 * value; if it is written as a path, it must lead somewhere. Others are kept as printed, but one
 * that stands in a single row is a slip.
 */
public final class StrangeColumns {

  private static final int ROWS_OF_A_LIST = 4;

  /**
   * A column that means nothing.
   *
   * @param row the first row that has it, from 0
   * @param nearest what was probably meant
   */
  public record Strange(SourceTableId table, int row, String column, Optional<String> nearest) {}

  private final Project project;
  private final Map<String, Integer> uses = new HashMap<>();
  private final Map<Kind<?, ?>, Set<String>> patterns = new HashMap<>();
  private final IdentityHashMap<Entry<?>, WrittenEntry> written = new IdentityHashMap<>();
  private final List<Strange> strange = new ArrayList<>();

  private StrangeColumns(Project project) {
    this.project = project;
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      for (SourceTable.Row row : table.rows()) {
        row.cells().keySet().forEach(column -> uses.merge(column, 1, Integer::sum));
      }
    }
  }

  public static List<Strange> of(Project project) {
    StrangeColumns columns = new StrangeColumns(project);
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      Optional<Kind<?, ?>> kind = table.about().flatMap(Kinds::byWord);
      if (kind.filter(Kinds.TABLES::equals).isPresent()) {
        columns.ofTables(table);
      } else {
        columns.look(table, kind);
      }
    }
    return List.copyOf(columns.strange);
  }

  private void look(SourceTable table, Optional<Kind<?, ?>> kind) {
    Map<String, List<Integer>> rows = new LinkedHashMap<>();
    for (int i = 0; i < table.rows().size(); i++) {
      for (String column : table.rows().get(i).cells().keySet()) {
        rows.computeIfAbsent(column, _ -> new ArrayList<>()).add(i);
      }
    }
    rows.forEach((column, at) -> {
      boolean known =
          column.equals(Columns.CONDITION)
              || kind.filter(each -> Columns.cells(each).contains(column)).isPresent();
      Optional<PrintedPath> path = kind.flatMap(each -> PathLines.path(each, column));
      if (path.isPresent()) {
        if (!leads(table, kind.get(), path.get(), at)) {
          Set<String> near = patterns(kind.get());
          add(table, at.getFirst(), column, NearestWord.to(path.get().pattern(), near));
        }
      } else if (!known && (isWrittenAsPath(column) || isLonely(table, column, rows))) {
        Set<String> near = new TreeSet<>(rows.keySet());
        kind.ifPresent(each -> near.addAll(Columns.cells(each)));
        near.remove(column);
        add(table, at.getFirst(), column, NearestWord.to(column, near));
      }
    });
  }

  private static boolean isWrittenAsPath(String column) {
    return column.indexOf('[') >= 0 || column.matches("[A-Za-z]+\\.[A-Za-z-]+.*");
  }

  /** Whether one row alone has it, and no other table, or the row of a list has it by a slip. */
  private boolean isLonely(SourceTable table, String column, Map<String, List<Integer>> rows) {
    if (rows.get(column).size() > 1 || table.rows().size() < ROWS_OF_A_LIST) {
      return false;
    }
    Set<String> others = new TreeSet<>(rows.keySet());
    others.remove(column);
    return uses.get(column) == 1 || NearestWord.to(column, others).isPresent();
  }

  /** Whether a path leads to a value in any of the entries, those that have it printed first. */
  private boolean leads(SourceTable table, Kind<?, ?> kind, PrintedPath path, List<Integer> rows) {
    for (int row : rows) {
      Optional<? extends Entry<?>> entry =
          table.rows().get(row).of().flatMap(id -> project.get(kind).find(id));
      if (entry.isPresent() && written(entry.get()).find(path).value().isPresent()) {
        return true;
      }
    }
    return patterns(kind).contains(path.pattern());
  }

  private Set<String> patterns(Kind<?, ?> kind) {
    return patterns.computeIfAbsent(
        kind,
        _ -> {
          Set<String> all = new TreeSet<>(PathLines.fields(kind));
          for (Entry<?> entry : project.get(kind)) {
            written(entry).patterns(all);
          }
          return all;
        });
  }

  private WrittenEntry written(Entry<?> entry) {
    return written.computeIfAbsent(entry, WrittenEntry::of);
  }

  private void ofTables(SourceTable source) {
    for (int i = 0; i < source.rows().size(); i++) {
      SourceTable.Row row = source.rows().get(i);
      Optional<RuleTable> table = row.of().flatMap(project.get(Kinds.TABLES)::find);
      if (table.isEmpty()) {
        continue; // which is told of the row
      }
      boolean ofRow = row.cells().containsKey(TableLines.ROW);
      Set<String> known = new TreeSet<>(table.get().columns());
      if (ofRow) {
        table.get().rows().forEach(each -> known.addAll(each.cells().keySet()));
      } else {
        known.clear();
        known.addAll(table.get().attributes().byName().keySet());
      }
      for (String column : row.cells().keySet()) {
        if (!isOfTable(column, ofRow) && !known.contains(bare(column))) {
          add(source, i, column, NearestWord.to(bare(column), known));
        }
      }
    }
  }

  private static boolean isOfTable(String column, boolean ofRow) {
    return column.equals(Columns.CONDITION)
        || (ofRow ? column.equals(TableLines.ROW) : column.equals("die") || column.equals("name"));
  }

  private static String bare(String column) {
    return column.startsWith("attributes.") ? column.substring("attributes.".length()) : column;
  }

  private void add(SourceTable table, int row, String column, Optional<String> nearest) {
    strange.add(new Strange(table.id(), row, column, nearest));
  }
}
