package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * Edits of entries: applied to a project, and found as the way from one project to another. Whoever
 * lets people type values goes this way, so that what becomes of the origin of a value is settled
 * once.
 */
public final class Edits {

  private Edits() {}

  /** The project after edits that none can refuse. */
  public static Project apply(List<Edit> edits, Project project) {
    return switch (new Together(edits).apply(project)) {
      case Outcome.Applied applied -> applied.project();
      case Outcome.Refused refused -> throw new IllegalStateException(refused.toString());
    };
  }

  /** One edit for each entry that differs, whatever led there. */
  public static Together between(Project before, Project after) {
    List<Edit> edits = new ArrayList<>();
    Retyped retyped = new Retyped(before);
    Kinds.ALL.forEach(kind -> compare(kind, before, after, retyped, edits));
    return new Together(edits);
  }

  private static <I extends Id, E extends Entry<I>> void compare(
      Kind<I, E> kind, Project before, Project after, Retyped retyped, List<Edit> edits) {
    for (E entry : before.get(kind)) {
      if (!after.get(kind).contains(entry.id().slug())) {
        edits.add(new RemoveEntry(kind.word(), entry.id().slug()));
      }
    }
    for (E entry : after.get(kind)) {
      Optional<E> old = before.get(kind).find(entry.id());
      if (!old.equals(Optional.of(entry))) {
        edits.add(PutEntry.of(kind, retyped.of(kind, old, entry)));
      }
    }
  }
}
