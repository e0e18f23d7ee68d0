package org.groma.model.edit;

import org.groma.model.edit.Outcome.Applied;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * Adds an entry, or puts it in the place of the one with its id.
 *
 * @param kind the word of its kind, {@code province}
 */
public record PutEntry(String kind, Entry<?> entry) implements Edit {

  public PutEntry {
    Kind<?, ?> known =
        Kinds.byWord(kind)
            .orElseThrow(() -> new IllegalArgumentException("'" + kind + "' is no kind of entry"));
    if (!known.type().isInstance(entry)) {
      throw new IllegalArgumentException(entry.id() + " is no " + kind);
    }
  }

  public static <I extends Id, E extends Entry<I>> PutEntry of(Kind<I, E> kind, E entry) {
    return new PutEntry(kind.word(), entry);
  }

  @Override
  public Outcome apply(Project project) {
    return put(project, Kinds.byWord(kind).orElseThrow());
  }

  private <I extends Id, E extends Entry<I>> Outcome put(Project project, Kind<I, E> known) {
    return new Applied(project.with(known, known.type().cast(entry)), Reach.of(known, entry.id()));
  }
}
