package org.groma.editor.document;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.edit.History;
import org.groma.model.project.Project;
import org.groma.model.store.Journal;
import org.groma.model.store.LoadResult;
import org.groma.model.store.LockResult;
import org.groma.model.store.ProjectLock;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.Recovery;

/** The way from a folder to a document: lock, load, and do again what was left unsaved. */
final class DocumentOpening {

  private DocumentOpening() {}

  static Opening open(Path folder, ClosedHistories closed) {
    if (!Files.isDirectory(folder)) {
      return new Opening.Unreadable(ProjectStore.load(folder).problems());
    }
    LockResult taken =
        ProjectLock.take(
            folder, DocumentFolder.TASK); // before reading, so that nobody saves between
    boolean opened = false;
    try {
      Opening opening =
          switch (ProjectStore.load(folder)) {
            case LoadResult.Unreadable(var problems) -> new Opening.Unreadable(problems);
            case LoadResult.Loaded loaded ->
                switch (taken) {
                  case LockResult.Locked(ProjectLock lock) -> toWrite(lock, loaded, closed);
                  case LockResult.Busy busy -> toRead(folder, loaded, busy);
                  case LockResult.Unlockable unlockable -> toRead(folder, loaded, unlockable);
                };
          };
      opened = opening instanceof Opening.Opened;
      return opening;
    } finally {
      if (!opened && taken instanceof LockResult.Locked(ProjectLock lock)) {
        lock.close();
      }
    }
  }

  private static Opening toRead(Path folder, LoadResult.Loaded loaded, LockResult obstacle) {
    DocumentFolder home = DocumentFolder.toRead(folder, loaded.fingerprint(), obstacle);
    Document document = new Document(home, new History(loaded.project()));
    return new Opening.Opened(document, loaded.problems(), 0, Optional.empty());
  }

  private static Opening toWrite(
      ProjectLock lock, LoadResult.Loaded loaded, ClosedHistories closed) {
    Path folder = lock.folder();
    Project saved = loaded.project();
    History known =
        closed.of(folder, loaded.fingerprint()).orElseGet(() -> new History(loaded.project()));
    Journal fresh = Journal.begin(folder, saved, loaded.fingerprint(), Journal.Flush.SYSTEM);
    record Found(History history, Journal journal, int events, Optional<String> notice) {}
    Found found =
        switch (Journal.recover(folder, saved, Journal.Flush.SYSTEM)) {
          case Recovery.Nothing() -> new Found(known, fresh, 0, Optional.empty());
          case Recovery.Recovered(var history, int events, boolean dropped, var journal) ->
              new Found(
                  history,
                  journal,
                  unsaved(history, saved) ? events : 0,
                  dropped
                      ? Optional.of(
                          "The end of the journal was damaged; what could not be read is left out.")
                      : Optional.empty());
          case Recovery.SetAside(var _, String reason) ->
              new Found(new History(saved), fresh, 0, Optional.of(reason));
          case Recovery.Unavailable(String reason) ->
              new Found(
                  new History(saved),
                  fresh,
                  0,
                  Optional.of(reason + " Until you save, a crash would lose what you do."));
        };
    DocumentFolder home = DocumentFolder.toWrite(lock, loaded.fingerprint(), found.journal);
    return new Opening.Opened(
        new Document(home, found.history),
        loaded.problems(),
        found.events,
        found.notice.or(() -> weakness(lock)));
  }

  /** Whether there is anything to save; what was done and taken back again is no unsaved work. */
  private static boolean unsaved(History history, Project saved) {
    if (history.isDirty() && history.current().equals(saved)) {
      history.markSaved();
    }
    return history.isDirty();
  }

  private static Optional<String> weakness(ProjectLock held) {
    return held.isByRecordOnly()
        ? Optional.of(
            "The disk of "
                + held.folder()
                + " has no file locks. Groma leaves a note there that it is open, but another"
                + " computer may not see it in time: open it in one place only.")
        : Optional.empty();
  }
}
