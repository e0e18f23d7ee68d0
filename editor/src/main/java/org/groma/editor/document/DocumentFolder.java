package org.groma.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.edit.History;
import org.groma.model.project.Project;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.Journal;
import org.groma.model.store.LoadResult;
import org.groma.model.store.LockResult;
import org.groma.model.store.ProjectLock;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/**
 * The folder that a document lives in: its lock and journal, if it may be written to, and its files
 * as the document last read or wrote them.
 */
final class DocumentFolder {

  /** What others read who want to write into the folder too. */
  static final String TASK = "the studio";

  /** Something that is written into a journal. */
  interface JournalWriting {
    void into(Journal journal) throws IOException;
  }

  private Path path;
  private Fingerprint onDisk;
  private Optional<ProjectLock> lock = Optional.empty();
  private Optional<Journal> journal = Optional.empty();
  private Optional<String> obstacle = Optional.empty();
  private boolean inUse;
  private Optional<String> journalTrouble = Optional.empty();

  private DocumentFolder(Path path, Fingerprint onDisk) {
    this.path = path;
    this.onDisk = onDisk;
  }

  static DocumentFolder toRead(Path path, Fingerprint onDisk, LockResult obstacle) {
    DocumentFolder folder = new DocumentFolder(path, onDisk);
    folder.hindered(obstacle);
    return folder;
  }

  private void hindered(LockResult by) {
    inUse = by instanceof LockResult.Busy;
    obstacle =
        switch (by) {
          case LockResult.Busy busy -> Optional.of(busy.sentence());
          case LockResult.Unlockable(String reason) -> Optional.of(reason);
          case LockResult.Locked _ -> Optional.empty();
        };
  }

  static DocumentFolder toWrite(ProjectLock lock, Fingerprint onDisk, Journal journal) {
    DocumentFolder folder = new DocumentFolder(lock.folder(), onDisk);
    folder.lock = Optional.of(lock);
    folder.journal = Optional.of(journal);
    return folder;
  }

  Path path() {
    return path;
  }

  Fingerprint onDisk() {
    return onDisk;
  }

  Optional<String> obstacle() {
    return obstacle;
  }

  boolean isInUse() {
    return inUse;
  }

  Optional<String> journalTrouble() {
    return journalTrouble;
  }

  boolean isAt(Path other) {
    return lock.filter(held -> held.isOf(other)).isPresent();
  }

  boolean claim(History history) {
    if (lock.isPresent()) {
      return true;
    }
    switch (ProjectLock.take(path, TASK)) {
      case LockResult.Busy busy -> hindered(busy);
      case LockResult.Unlockable unlockable -> hindered(unlockable);
      case LockResult.Locked(ProjectLock taken) -> {
        Optional<String> found = foundThere();
        if (found.isPresent()) {
          taken.close();
          inUse = false;
          obstacle = found;
        } else {
          hold(taken, history);
        }
      }
    }
    return lock.isPresent();
  }

  /** What others have left in the folder that must not be written over. */
  private Optional<String> foundThere() {
    if (Journal.holdsWork(path)) {
      return Optional.of(
          path
              + " holds unsaved work of a Groma that ended without saving. Open the project anew to"
              + " get it back.");
    }
    return ProjectStore.fingerprint(path).equals(Optional.of(onDisk))
        ? Optional.empty()
        : Optional.of(path + " was changed by somebody else since you opened it.");
  }

  private void hold(ProjectLock taken, History history) {
    lock = Optional.of(taken);
    obstacle = Optional.empty();
    inUse = false;
    journal = Optional.of(Journal.begin(path, history.saved(), onDisk, Journal.Flush.SYSTEM));
    if (history.isDirty()) {
      write(it -> it.jump("Work before the project could be written to", history.current()));
    }
  }

  void write(JournalWriting entry) {
    try {
      if (journal.isPresent()) {
        entry.into(journal.get());
        journalTrouble = Optional.empty();
      }
    } catch (IOException failed) {
      journalTrouble =
          Optional.of(
              "What you do is not being kept for a crash: the journal cannot be written ("
                  + failed.getMessage()
                  + "). Save as soon as you can.");
    }
  }

  /**
   * Saves the newest state.
   *
   * @param known the files that may be written over; nothing for any
   */
  SaveResult save(History history, Optional<Fingerprint> known) {
    if (!claim(history)) {
      return new SaveResult.NotSaved(
          "The project was not saved: " + obstacle.orElseThrow() + " Save it to another folder.");
    }
    SaveResult result =
        ProjectStore.save(history.current(), journal.orElseThrow(), lock.orElseThrow(), known);
    if (result instanceof SaveResult.Saved saved) {
      onDisk = saved.fingerprint();
    }
    return result;
  }

  /**
   * Saves the newest state into another folder and moves there.
   *
   * @param there the files that may be written over
   */
  SaveResult saveAs(Path other, Fingerprint there, History history) {
    try {
      Files.createDirectories(other);
    } catch (IOException failed) {
      return new SaveResult.NotSaved(
          "The project was not saved: the folder " + other + " cannot be made.");
    }
    return switch (ProjectLock.take(other, TASK)) {
      case LockResult.Locked(ProjectLock taken) -> saveAs(taken, there, history);
      case LockResult.Busy busy -> elsewhere(busy.sentence());
      case LockResult.Unlockable(String reason) -> elsewhere(reason);
    };
  }

  private static SaveResult elsewhere(String reason) {
    return new SaveResult.NotSaved(
        "The project was not saved: " + reason + " Choose another folder.");
  }

  private SaveResult saveAs(ProjectLock taken, Fingerprint there, History history) {
    SaveResult result = ProjectStore.save(history.current(), taken, Optional.of(there));
    if (result instanceof SaveResult.Saved saved) {
      history.markSaved();
      close(false); // nothing is unsaved now, so the journal of the old folder goes
      path = taken.folder();
      onDisk = saved.fingerprint();
      hold(taken, history);
    } else {
      taken.close();
    }
    return result;
  }

  /**
   * Follows a document that takes over what somebody else wrote into the folder.
   *
   * @param history as it is before that
   * @param after the state that the document goes to: theirs, or theirs merged with mine
   */
  void reloaded(String name, History history, LoadResult.Loaded loaded, Project after) {
    onDisk = loaded.fingerprint();
    if (journal.isPresent()) {
      Optional<Path> old = history.isDirty() ? setAside() : Optional.empty();
      if (!history.isDirty()) {
        discardJournal();
      }
      journal = Optional.of(Journal.begin(path, loaded.project(), onDisk, Journal.Flush.SYSTEM));
      if (history.isDirty()) { // undo leads back to it, after a crash too
        Project mine = history.current();
        write(it -> it.jump("Your state before the files were changed", mine));
        boolean told = journalTrouble.isEmpty();
        write(it -> it.jump(name, after));
        if (told && journalTrouble.isEmpty()) {
          old.ifPresent(this::forget);
        }
      }
    }
  }

  /** Keeps the journal until a new one tells what it did, so that no crash between loses it. */
  private Optional<Path> setAside() {
    try {
      return journal.orElseThrow().setAside();
    } catch (IOException failed) {
      return Optional.empty(); // the new journal tries again before it writes
    }
  }

  private void forget(Path aside) {
    try {
      Files.deleteIfExists(aside);
    } catch (IOException stays) {
      // it does no harm
    }
  }

  void discardJournal() {
    try {
      if (journal.isPresent()) {
        journal.get().discard();
      }
    } catch (IOException failed) {
      journalTrouble = Optional.of("The journal cannot be removed: " + failed.getMessage() + ".");
    }
  }

  /** Lets go; the journal stays if there is unsaved work in it. */
  void close(boolean unsaved) {
    try {
      if (unsaved) {
        closeJournal();
      } else {
        discardJournal();
      }
    } finally {
      journal = Optional.empty();
      lock.ifPresent(ProjectLock::close);
      lock = Optional.empty();
    }
  }

  private void closeJournal() {
    try {
      if (journal.isPresent()) {
        journal.get().close();
      }
    } catch (IOException failed) {
      journalTrouble = Optional.of("The journal cannot be closed: " + failed.getMessage() + ".");
    }
  }
}
