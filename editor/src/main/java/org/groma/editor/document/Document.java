package org.groma.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.Edit;
import org.groma.model.edit.History;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.Journal;
import org.groma.model.store.JournalEvent;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.Recovery;
import org.groma.model.store.SaveResult;

/**
 * A project that is being edited, with its history and its journal. Not thread-safe: it belongs to
 * the thread of the window.
 */
public final class Document implements AutoCloseable {

  private final List<Consumer<Change>> listeners = new ArrayList<>();
  private Path folder;
  private History history;
  private Journal journal;
  private Fingerprint onDisk;
  private Optional<String> journalTrouble = Optional.empty();
  private long revision = 1;

  private Document(Path folder, History history, Journal journal, Fingerprint onDisk) {
    this.folder = folder;
    this.history = history;
    this.journal = journal;
    this.onDisk = onDisk;
  }

  /** Opens a project folder, and does again what an earlier session left unsaved. */
  public static Opening open(Path folder) {
    return switch (ProjectStore.load(folder)) {
      case LoadResult.Unreadable(var problems) -> new Opening.Unreadable(problems);
      case LoadResult.Loaded loaded -> opened(folder, loaded);
    };
  }

  private static Opening opened(Path folder, LoadResult.Loaded loaded) {
    Project saved = loaded.project();
    Journal fresh = Journal.begin(folder, saved, loaded.fingerprint(), Journal.Flush.SYSTEM);
    return switch (Journal.recover(folder, saved, Journal.Flush.SYSTEM)) {
      case Recovery.Nothing() ->
          new Opening.Opened(
              new Document(folder, new History(saved), fresh, loaded.fingerprint()),
              loaded.problems(),
              0,
              Optional.empty());
      case Recovery.Recovered(var history, int events, boolean dropped, var journal) ->
          new Opening.Opened(
              new Document(folder, history, journal, loaded.fingerprint()),
              loaded.problems(),
              events,
              dropped
                  ? Optional.of(
                      "The end of the journal was damaged; what could not be read is left out.")
                  : Optional.empty());
      case Recovery.SetAside(var _, String reason) ->
          new Opening.Opened(
              new Document(folder, new History(saved), fresh, loaded.fingerprint()),
              loaded.problems(),
              0,
              Optional.of(reason));
      case Recovery.Unavailable(String reason) ->
          new Opening.Opened(
              new Document(folder, new History(saved), fresh, loaded.fingerprint()),
              loaded.problems(),
              0,
              Optional.of(reason + " Until you save, a crash would lose what you do."));
    };
  }

  public Path folder() {
    return folder;
  }

  public Project project() {
    return history.current();
  }

  public long revision() {
    return revision;
  }

  /** Hears of every change, after it was made. */
  public void listen(Consumer<Change> listener) {
    listeners.add(listener);
  }

  /**
   * Makes a change, as one step that can be undone.
   *
   * @param name what is done, as the history will list it: {@code Move vertex}
   */
  public Outcome perform(String name, Edit edit) {
    Project before = history.current();
    Outcome outcome = history.apply(name, edit);
    if (outcome instanceof Outcome.Applied(Project after, Reach reach) && isOther(after, before)) {
      wrote(new JournalEvent.Did(name, Optional.empty(), edit));
      changed(name, before, reach);
    }
    return outcome;
  }

  /** Goes to a state that was made elsewhere, by an import for instance, as one step. */
  public void take(String name, Project after) {
    Project before = history.current();
    if (isOther(after, before)) {
      history.stepTo(name, after);
      // no event leads there, so the journal keeps the whole state
      wrote(new JournalEvent.GestureEnded());
      changed(name, before, Reach.EVERYTHING);
    }
  }

  /** Takes back the last step; says whether there was one. */
  public boolean undo() {
    return history
        .undo()
        .map(step -> {
          wrote(new JournalEvent.Undid());
          changed("Undo " + step.name(), step.after(), step.reach());
          return true;
        })
        .orElse(false);
  }

  /** Does again what was taken back last; says whether there was anything. */
  public boolean redo() {
    return history
        .redo()
        .map(step -> {
          wrote(new JournalEvent.Redid());
          changed("Redo " + step.name(), step.before(), step.reach());
          return true;
        })
        .orElse(false);
  }

  private void changed(String name, Project before, Reach reach) {
    revision++;
    Change change = new Change(name, before, history.current(), reach, revision);
    List.copyOf(listeners).forEach(listener -> listener.accept(change));
  }

  private void wrote(JournalEvent event) {
    try {
      journal.append(event, history.current());
      journalTrouble = Optional.empty();
    } catch (IOException failed) {
      journalTrouble =
          Optional.of(
              "What you do is not being kept for a crash: the journal cannot be written ("
                  + failed.getMessage()
                  + "). Save as soon as you can.");
    }
  }

  /** Why a crash would lose what was done last, if it would. */
  public Optional<String> journalTrouble() {
    return journalTrouble;
  }

  /** The steps that can be undone, the oldest first. */
  public List<History.Step> done() {
    return history.done();
  }

  /** The steps that can be done again, the next one first. */
  public List<History.Step> undone() {
    return history.undone();
  }

  public boolean isDirty() {
    return history.isDirty();
  }

  /** Saves into the folder of the project. */
  public SaveResult save() {
    SaveResult result = ProjectStore.save(history.current(), journal);
    if (result instanceof SaveResult.Saved saved) {
      onDisk = saved.fingerprint();
      history.markSaved();
    }
    return result;
  }

  /** Saves into another folder, which is the document's from then on. */
  public SaveResult saveAs(Path other) {
    SaveResult result = ProjectStore.save(history.current(), other);
    if (result instanceof SaveResult.Saved saved) {
      close();
      folder = other;
      onDisk = saved.fingerprint();
      journal = Journal.begin(other, history.current(), onDisk, Journal.Flush.SYSTEM);
      history.markSaved();
    }
    return result;
  }

  /** Whether nobody may write into the folder. */
  public boolean isReadOnly() {
    return !Files.isWritable(folder);
  }

  /** The files of the project as this document last read or wrote them. */
  public Fingerprint onDisk() {
    return onDisk;
  }

  /**
   * Takes over what somebody else wrote into the folder, as a step that can be undone.
   *
   * @param loaded the project as it was just read from there
   */
  public void reload(LoadResult.Loaded loaded) {
    Project before = history.current();
    history.stepTo("Reload from disk", loaded.project());
    history.markSaved();
    onDisk = loaded.fingerprint();
    discardJournal();
    journal = Journal.begin(folder, loaded.project(), onDisk, Journal.Flush.SYSTEM);
    changed("Reload from disk", before, Reach.EVERYTHING);
  }

  /** Throws away what is not saved, and its journal. */
  public void discardUnsaved() {
    while (history.isDirty() && history.undo().isPresent()) {
      revision++;
    }
    discardJournal();
    changed("Discard unsaved changes", history.current(), Reach.EVERYTHING);
  }

  private void discardJournal() {
    try {
      journal.discard();
    } catch (IOException failed) {
      journalTrouble = Optional.of("The journal cannot be removed: " + failed.getMessage() + ".");
    }
  }

  @SuppressWarnings("ReferenceEquality") // a state is itself, as in History
  private static boolean isOther(Project after, Project before) {
    return after != before;
  }

  /** Lets go of the journal, which stays where there is unsaved work in it. */
  @Override
  public void close() {
    try {
      journal.close();
    } catch (IOException failed) {
      journalTrouble = Optional.of("The journal cannot be closed: " + failed.getMessage() + ".");
    }
  }
}
