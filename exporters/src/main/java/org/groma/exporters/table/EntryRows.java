package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Project;

/**
 * Rows that are the entries of one kind, by name.
 *
 * @param naming what a new one is called, of what was typed by column; its id is made from that
 */
record EntryRows<I extends Id, E extends Entry<I>>(
    Kind<I, E> kind, Function<Function<String, String>, String> naming, Beginning<I, E> beginning)
    implements Rows<E> {

  /** Rows whose name is typed, as nearly all are. */
  EntryRows(Kind<I, E> kind, Beginning<I, E> beginning) {
    this(kind, typed -> typed.apply("name"), beginning);
  }

  /** An entry with nothing but its id, its name and what it cannot be without. */
  @FunctionalInterface
  interface Beginning<I, E> {
    Start<E> of(I id, String name, Function<String, String> typed, Labels labels);
  }

  @Override
  public List<E> of(Project project) {
    return project.get(kind).stream().sorted(Labels.byName()).toList();
  }

  @Override
  public String id(E row) {
    return row.id().slug();
  }

  @Override
  public Optional<E> find(Project project, String id) {
    return project.get(kind).find(id);
  }

  @Override
  public Start<E> start(String id, Function<String, String> typed, Labels labels) {
    String name = Typed.tidy(naming.apply(typed));
    return FreshId.start(
        labels.project(), kind, id, name, fresh -> beginning.of(fresh, name, typed, labels));
  }

  @Override
  public List<Edit> put(Project project, E row) {
    return List.of(PutEntry.of(kind, row));
  }

  @Override
  public List<Edit> remove(Project project, E row) {
    return List.of(new RemoveEntry(kind.word(), id(row)));
  }

  /** Goes on with a value that a new row needs. */
  static <V, R> Start<R> need(
      Format<V> format,
      String column,
      Function<String, String> typed,
      Labels labels,
      Function<V, Start<R>> next) {
    return switch (format.read(Typed.tidy(typed.apply(column)), labels)) {
      case Reading.Unread<V>(String sentence, var missing) ->
          new Start.Lacking<>(column, sentence, missing);
      case Reading.Read<V>(V value) -> next.apply(value);
    };
  }
}
