package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.References;
import org.groma.validator.references.Rewriting;

/**
 * Removes the record of a place that another has taken in. Whatever referred to it refers to its
 * heir from then on: its cities, links, coasts, and what stands there in scenarios. A link between
 * the two leads nowhere any more and is removed, and so is the label of a name that is gone.
 */
final class Succession {

  private final Place gone;
  private final Place heir;

  private Succession(Place gone, Place heir) {
    this.gone = gone;
    this.heir = heir;
  }

  static List<Edit> of(Project project, Place gone, Place heir) {
    RemoveEntry removal = new RemoveEntry(gone.kind().word(), gone.slug());
    if (!(removal.apply(project) instanceof Outcome.Applied(Project after, var _))) {
      return List.of(); // a face without a record leaves nothing behind
    }
    Succession succession = new Succession(gone, heir);
    List<Edit> edits = new ArrayList<>();
    References references = References.over(after);
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : after.get(kind)) {
        succession.pass(kind, entry, references).ifPresent(edits::add);
      }
    }
    edits.add(removal);
    return edits;
  }

  private Optional<Edit> pass(Kind<?, ?> kind, Entry<?> entry, References references) {
    Optional<Edit> change = Optional.empty();
    Entry<?> now = entry;
    for (BrokenReference broken : references.of(kind, entry)) {
      if (isToGone(broken)) {
        String text = broken.target().contains(":") ? heir.toString() : heir.slug();
        Optional<Edit> next = Rewriting.of(kind, now, broken.field(), text);
        if (kind.equals(Kinds.LABELS) || !(next.orElse(null) instanceof PutEntry put)) {
          return Optional.of(new RemoveEntry(kind.word(), entry.id().slug()));
        }
        now = put.entry();
        change = next;
      }
    }
    return change;
  }

  private boolean isToGone(BrokenReference broken) {
    return broken.sort() == BrokenReference.Sort.ENTRY
        && broken.among().equals(gone.isSea() ? Kinds.SEAS.plural() : Kinds.PROVINCES.plural())
        && (broken.target().equals(gone.slug()) || broken.target().equals(gone.toString()));
  }
}
