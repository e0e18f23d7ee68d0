package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;

/**
 * Lists that declare which entries they have all of. Which entries those are is remembered record
 * by record, for an edit changes one of many.
 */
public final class Completeness {

  private static final String ALL = "*";
  private static final int MOST = 20_000;

  /** Answers by condition. */
  private final Map<String, Map<Entry<?>, Boolean>> known = new ConcurrentHashMap<>();

  /**
   * How a list is not what it declares.
   *
   * @param missing entries that it should have
   * @param strange rows, from 0, of entries that it should not have
   * @param doubled rows of entries that stand above already
   */
  public record Gaps(List<Entry<?>> missing, List<Integer> strange, List<Integer> doubled) {}

  /** The gaps of a list; nothing for one that does not declare to be complete. */
  public Optional<Gaps> of(Project project, SourceTable table) {
    Optional<Kind<?, ?>> kind = table.about().flatMap(Kinds::byWord);
    return kind.isEmpty()
        ? Optional.empty()
        : table.complete().map(condition -> gaps(project, table, kind.get(), condition));
  }

  private Gaps gaps(Project project, SourceTable table, Kind<?, ?> kind, String condition) {
    Set<String> wanted = new HashSet<>();
    List<Entry<?>> missing = new ArrayList<>();
    Set<String> rows = new HashSet<>();
    table.rows().forEach(row -> row.of().ifPresent(rows::add));
    for (Entry<?> entry : project.get(kind)) {
      if (holds(entry, condition)) {
        wanted.add(entry.id().slug());
        if (!rows.contains(entry.id().slug())) {
          missing.add(entry);
        }
      }
    }
    List<Integer> strange = new ArrayList<>();
    List<Integer> doubled = new ArrayList<>();
    Set<String> before = new HashSet<>();
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      Optional<String> of = row.of().filter(_ -> !row.cells().containsKey(Columns.CONDITION));
      if (of.isPresent() && !wanted.contains(of.get())) {
        strange.add(i);
      } else if (of.isPresent() && !before.add(of.get())) {
        doubled.add(i);
      }
    }
    return new Gaps(missing, strange, doubled);
  }

  private boolean holds(Entry<?> entry, String condition) {
    if (condition.equals(ALL)) {
      return true;
    }
    Map<Entry<?>, Boolean> answers =
        known.computeIfAbsent(
            condition, _ -> Collections.synchronizedMap(new IdentityHashMap<>()));
    Boolean answer = answers.get(entry);
    if (answer == null) {
      if (answers.size() >= MOST) {
        answers.clear();
      }
      answer = isSo(entry, condition);
      answers.put(entry, answer);
    }
    return answer;
  }

  private static boolean isSo(Entry<?> entry, String condition) {
    int equals = condition.lastIndexOf('=');
    return equals > 0
        && PrintedPath.parse(condition.substring(0, equals))
            .map(path -> WrittenEntry.of(entry).find(path).value())
            .filter(value ->
                !PrintedValue.compare(value, condition.substring(equals + 1)).differs())
            .isPresent();
  }
}
