package org.groma.editor.document;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.groma.model.edit.History;
import org.groma.model.store.Fingerprint;

/**
 * The histories of projects that were closed in this session. Whoever closes a project and opens it
 * again can go on undoing, as long as its files are the same. Belongs to the thread of the windows.
 */
public final class ClosedHistories {

  /** A history holds all its states; more than a few large maps would fill the memory. */
  private static final int KEPT = 3;

  private record Closed(Path folder, Fingerprint files, History history) {}

  private final Deque<Closed> closed = new ArrayDeque<>();

  void keep(Path folder, Fingerprint files, History history) {
    closed.removeIf(each -> each.folder.equals(key(folder)));
    if (!history.done().isEmpty() || !history.undone().isEmpty()) {
      closed.addFirst(new Closed(key(folder), files, history));
    }
    while (closed.size() > KEPT) {
      closed.removeLast();
    }
  }

  /** The history of a project whose files are still those that it was closed with. */
  Optional<History> of(Path folder, Fingerprint files) {
    return closed.stream()
        .filter(each -> each.folder.equals(key(folder)) && each.files.equals(files))
        .map(Closed::history)
        .findFirst();
  }

  private static Path key(Path folder) {
    return folder.toAbsolutePath().normalize();
  }
}
