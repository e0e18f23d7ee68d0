package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Project;

/**
 * Rows that are the lines of a list within entries, in the order of the list. A line that changes
 * stays where it is.
 *
 * @param wanted the entries whose lists are shown
 * @param key what tells the lines of one list apart; lines that share it are numbered
 */
record PartRows<I extends Id, E extends Entry<I>, P>(
    Kind<I, E> kind,
    Predicate<E> wanted,
    Lens<E, List<P>> list,
    Function<P, String> key,
    Beginning<P> beginning)
    implements Rows<Part<P>> {

  /** A line with nothing but what it cannot be without. */
  @FunctionalInterface
  interface Beginning<P> {
    Start<P> of(Function<String, String> typed, Labels labels);
  }

  /** The key of the column that says in which entry a new line belongs. */
  static final String ENTRY = "entry";

  @Override
  public List<Part<P>> of(Project project) {
    List<Part<P>> all = new ArrayList<>();
    project.get(kind).stream().filter(wanted).forEach(entry -> all.addAll(of(entry)));
    return all;
  }

  private List<Part<P>> of(E entry) {
    Map<String, Integer> seen = new HashMap<>();
    List<Part<P>> parts = new ArrayList<>();
    for (P value : list.get().apply(entry)) {
      String id = entry.id().slug() + "/" + key.apply(value);
      int again = seen.merge(id, 1, Integer::sum);
      parts.add(new Part<>(entry.id().slug(), again == 1 ? id : id + "/" + again, value));
    }
    return parts;
  }

  @Override
  public String id(Part<P> row) {
    return row.id();
  }

  @Override
  public Optional<Part<P>> find(Project project, String id) {
    return of(project).stream().filter(part -> part.id().equals(id)).findFirst();
  }

  @Override
  public Start<Part<P>> start(String id, Function<String, String> typed, Labels labels) {
    List<E> entries = labels.project().get(kind).stream().filter(wanted).toList();
    String said = Typed.tidy(typed.apply(ENTRY));
    if (said.isEmpty() && entries.size() == 1) {
      return start(entries.getFirst(), typed, labels);
    }
    Format<String> whose = Choosing.neededWord(Choices.entries(kind));
    return EntryRows.need(
        whose,
        ENTRY,
        typed,
        labels,
        slug ->
            entries.stream()
                .filter(each -> each.id().slug().equals(slug))
                .findFirst()
                .map(entry -> start(entry, typed, labels))
                .orElseGet(() ->
                    new Start.Lacking<>(
                        ENTRY,
                        String.format(
                            Locale.ROOT, "Lines of the %s '%s' are not here.", one(), said))));
  }

  private String one() {
    return kind.word().replace('-', ' ');
  }

  private Start<Part<P>> start(E entry, Function<String, String> typed, Labels labels) {
    return switch (beginning.of(typed, labels)) {
      case Start.Lacking<P>(String column, String sentence, var missing) ->
          new Start.Lacking<>(column, sentence, missing);
      case Start.Begun<P>(P value) -> {
        List<P> longer = new ArrayList<>(list.get().apply(entry));
        longer.add(value);
        yield new Start.Begun<>(of(list.with().apply(entry, longer)).getLast());
      }
    };
  }

  @Override
  public String entry(Part<P> row) {
    return row.entry();
  }

  @Override
  public List<Edit> put(Project project, Part<P> row) {
    return change(project, row, Optional.of(row.value()));
  }

  @Override
  public List<Edit> remove(Project project, Part<P> row) {
    return change(project, row, Optional.empty());
  }

  private List<Edit> change(Project project, Part<P> row, Optional<P> now) {
    E entry = project.get(kind).find(row.entry()).orElseThrow();
    List<P> values = new ArrayList<>();
    boolean found = false;
    for (Part<P> part : of(entry)) {
      boolean same = part.id().equals(row.id());
      found |= same;
      if (same) {
        now.ifPresent(values::add);
      } else {
        values.add(part.value());
      }
    }
    if (!found) {
      now.ifPresent(values::add);
    }
    return List.of(PutEntry.of(kind, list.with().apply(entry, values)));
  }
}
