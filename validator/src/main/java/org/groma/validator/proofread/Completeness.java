package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.validator.finding.Subject;

/**
 * Lists that declare which entries they have all of. Which entries those are is remembered record
 * by record, for an edit changes one of many.
 */
public final class Completeness {

  private static final String ALL = "*";

  /** A column, or else the entries of the rows, in lists of other records. */
  private static final Pattern LISTED = Pattern.compile("(?:(.+) )?in (\\S+:.+)");

  /** How many rows are printed. */
  private static final Pattern COUNT = Pattern.compile("(\\d{1,6}) rows?");

  private static final Pattern RECORD = Pattern.compile("([a-z-]+):([a-z0-9-]+)\\.(.+)");

  private static final int MOST = 20_000;

  /** Answers by condition. */
  private final Map<String, Map<Entry<?>, Boolean>> known = new ConcurrentHashMap<>();

  /**
   * How a list is not what it declares.
   *
   * @param missing what it should have, by the record that says so
   * @param strange rows, from 0, of what it should not have
   * @param doubled rows of what stands above already
   * @param lacking how many rows it has less than are printed, below 0 for more
   */
  public record Gaps(
      Map<String, Subject> missing, List<Integer> strange, List<Integer> doubled, int lacking) {}

  /** The gaps of a list; nothing for one that does not declare to be complete. */
  public Optional<Gaps> of(Project project, SourceTable table) {
    if (table.complete().isEmpty()) {
      return Optional.empty();
    }
    Matcher count = COUNT.matcher(table.complete().get());
    if (count.matches()) {
      int lacking = Integer.parseInt(count.group(1)) - table.rows().size();
      return Optional.of(new Gaps(Map.of(), List.of(), List.of(), lacking));
    }
    Matcher listed = LISTED.matcher(table.complete().get());
    Map<String, Subject> wanted = new LinkedHashMap<>();
    String column = "";
    if (listed.matches()) {
      column = Optional.ofNullable(listed.group(1)).orElse("");
      for (String way : listed.group(2).split(",", -1)) {
        addListed(project, way.strip(), wanted);
      }
    } else {
      Optional<Kind<?, ?>> kind = table.about().flatMap(Kinds::byWord);
      if (kind.isEmpty()) {
        return Optional.empty();
      }
      for (Entry<?> entry : project.get(kind.get())) {
        if (holds(entry, table.complete().get())) {
          String id = entry.id().slug();
          wanted.put(id, new Subject(kind.get().word(), id));
        }
      }
    }
    return Optional.of(gaps(table, column, wanted));
  }

  /** What a list of a record has: the way to it goes through all items. */
  private static void addListed(Project project, String way, Map<String, Subject> wanted) {
    Matcher record = RECORD.matcher(way);
    if (!record.matches()) {
      return;
    }
    Kinds.byWord(record.group(1))
        .flatMap(kind -> project.get(kind).find(record.group(2)))
        .ifPresent(entry ->
            WrittenEntry.of(entry)
                .all(record.group(3))
                .forEach(
                    value -> wanted.put(value, new Subject(record.group(1), record.group(2)))));
  }

  private static Gaps gaps(SourceTable table, String column, Map<String, Subject> wanted) {
    Map<String, Subject> missing = new LinkedHashMap<>(wanted);
    List<Integer> strange = new ArrayList<>();
    List<Integer> doubled = new ArrayList<>();
    Set<String> before = new HashSet<>();
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      Optional<String> said =
          column.isEmpty() ? row.of() : Optional.ofNullable(row.cells().get(column));
      said.ifPresent(missing::remove);
      if (said.isEmpty() || row.cells().containsKey(Columns.CONDITION)) {
        continue;
      }
      if (!wanted.containsKey(said.get())) {
        strange.add(i);
      } else if (!before.add(said.get())) {
        doubled.add(i);
      }
    }
    return new Gaps(missing, strange, doubled, 0);
  }

  private boolean holds(Entry<?> entry, String condition) {
    if (condition.equals(ALL)) {
      return true;
    }
    Map<Entry<?>, Boolean> answers =
        known.computeIfAbsent(condition, _ -> Collections.synchronizedMap(new IdentityHashMap<>()));
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
            .filter(
                value -> !PrintedValue.compare(value, condition.substring(equals + 1)).differs())
            .isPresent();
  }
}
