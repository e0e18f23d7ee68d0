package org.groma.model.edit;

import java.util.Optional;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * Removes an entry. What refers to it is left alone: the validator reports that, and the fix is
 * another edit.
 *
 * @param kind the word of its kind, {@code province}
 */
public record RemoveEntry(String kind, String id) implements Edit {

  public RemoveEntry {
    if (Kinds.byWord(kind).isEmpty()) {
      throw new IllegalArgumentException("'" + kind + "' is no kind of entry");
    }
  }

  @Override
  public Outcome apply(Project project) {
    return remove(project, Kinds.byWord(kind).orElseThrow());
  }

  private <I extends Id, E extends Entry<I>> Outcome remove(Project project, Kind<I, E> known) {
    return project
        .get(known)
        .find(id)
        .<Outcome>map(entry ->
            new Applied(
                project.with(known, project.get(known).without(id)), Reach.of(known, entry.id())))
        .orElseGet(() -> new Refused("There is no " + kind + " '" + id + "'.", Optional.empty()));
  }
}
