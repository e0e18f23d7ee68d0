package org.groma.editor.document;

import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Id;

/** What a panel shows under an id, followed through steps that change the id. */
public final class FollowedId {

  private FollowedId() {}

  /**
   * The id of the same entry after a step; nothing if it is gone. Where one entry is gone and one
   * is new, it has got another id: by renaming, or by undoing that.
   */
  public static <I extends Id, E extends Entry<I>> Optional<I> after(
      I id, Ledger<I, E> before, Ledger<I, E> now) {
    if (now.contains(id.slug())) {
      return Optional.of(id);
    }
    List<I> gone = missing(before, now);
    List<I> added = missing(now, before);
    return gone.equals(List.of(id)) && added.size() == 1
        ? Optional.of(added.getFirst())
        : Optional.empty();
  }

  private static <I extends Id, E extends Entry<I>> List<I> missing(
      Ledger<I, E> there, Ledger<I, E> here) {
    return there.stream().map(Entry::id).filter(id -> !here.contains(id.slug())).toList();
  }
}
