package org.groma.editor.document;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.Edit;
import org.groma.model.edit.History;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.merge.Merging;
import org.groma.model.merge.ProjectMerge;
import org.groma.model.project.Project;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.JournalEvent;
import org.groma.model.store.LoadResult;
import org.groma.model.store.SaveResult;

/**
 * A project that is being edited, with its history and its journal. Not thread-safe: it belongs to
 * the thread of the window.
 */
public final class Document implements AutoCloseable {

  private final List<Consumer<Change>> listeners = new ArrayList<>();
  private final History history;
  private final DocumentFolder home;
  private Optional<ClosedHistories> afterwards = Optional.empty();
  private long revision = 1;

  Document(DocumentFolder home, History history) {
    this.home = home;
    this.history = history;
  }

  /**
   * Opens a project folder, and does again what an earlier session left unsaved. If somebody else
   * has it open, or nothing may be written there, it is open {@linkplain #obstacle() to read}.
   */
  public static Opening open(Path folder) {
    return open(folder, new ClosedHistories());
  }

  /**
   * Opens a project folder, as {@link #open(Path)}.
   *
   * @param closed may know the history of it, which is gone on with
   */
  public static Opening open(Path folder, ClosedHistories closed) {
    return DocumentOpening.open(folder, closed);
  }

  /** Leaves its history there when it is closed, for whoever opens the project again. */
  public void leaveHistoryTo(ClosedHistories closed) {
    afterwards = Optional.of(closed);
  }

  /**
   * Why nothing can be saved into the folder, as a sentence: somebody else has it open, or it
   * cannot be written to. Edits are possible, only to be saved elsewhere; no journal is kept of
   * them.
   */
  public Optional<String> obstacle() {
    return home.obstacle();
  }

  /** Whether that is because somebody else has it open. */
  public boolean isInUse() {
    return home.isInUse();
  }

  /** Tries to become the one who writes after all; says whether that is so now. */
  public boolean claim() {
    return home.claim(history);
  }

  public Path folder() {
    return home.path();
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
   * @param deed what is done, with an ellipsis where the history names the thing it is done to:
   *     {@code Move a corner of …}
   */
  public Outcome perform(String deed, Edit edit) {
    return perform(deed, Optional.empty(), edit);
  }

  /**
   * Makes a change that joins the last step if that was of the same gesture.
   *
   * @param gesture tells gestures apart: {@code size province:thracia}
   */
  public Outcome performDuring(String gesture, String deed, Edit edit) {
    return perform(deed, Optional.of(gesture), edit);
  }

  private Outcome perform(String deed, Optional<String> gesture, Edit edit) {
    Project before = history.current();
    Outcome outcome = history.apply(done -> StepName.of(deed, edit, before, done), gesture, edit);
    if (outcome instanceof Outcome.Applied(Project after, Reach reach) && isOther(after, before)) {
      String name = history.done().getLast().name();
      wrote(new JournalEvent.Did(name, gesture, edit));
      changed(name, before, reach);
    }
    return outcome;
  }

  /** Goes to a state that was made elsewhere, by an import for instance, as one step. */
  public void take(String name, Project after) {
    Project before = history.current();
    if (isOther(after, before)) {
      history.stepTo(name, after);
      home.write(it -> it.jump(name, after));
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
    home.write(it -> it.append(event, history.current()));
  }

  /** Why a crash would lose what was done last, if it would. */
  public Optional<String> journalTrouble() {
    return home.journalTrouble();
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

  /** The project as its files have it. */
  public Project saved() {
    return history.saved();
  }

  /** Saves into the folder of the project, unless its files were changed by somebody else. */
  public SaveResult save() {
    return save(Optional.of(home.onDisk()));
  }

  /** Saves into the folder of the project, whatever somebody else has written there. */
  public SaveResult saveOver() {
    return save(Optional.empty());
  }

  private SaveResult save(Optional<Fingerprint> known) {
    SaveResult result = home.save(history, known);
    if (result instanceof SaveResult.Saved) {
      history.markSaved();
    }
    return result;
  }

  /** Saves into another folder that holds no project; it is the document's from then on. */
  public SaveResult saveAs(Path other) {
    return saveAs(other, Fingerprint.NOTHING);
  }

  /**
   * Saves into another folder; it is the document's from then on.
   *
   * @param there the files of the project there that may be written over, because somebody was
   *     asked about them
   */
  public SaveResult saveAs(Path other, Fingerprint there) {
    return home.isAt(other) ? save() : home.saveAs(other, there, history);
  }

  /** The files of the project as this document last read or wrote them. */
  public Fingerprint onDisk() {
    return home.onDisk();
  }

  /**
   * Takes over what somebody else wrote into the folder, as a step that can be undone.
   *
   * @param loaded the project as it was just read from there
   */
  public void reload(LoadResult.Loaded loaded) {
    takeOver("Reload from disk", loaded, loaded.project());
  }

  /** What is not saved here, merged with what somebody else wrote into the folder. */
  public Merging mergedWith(LoadResult.Loaded loaded) {
    return ProjectMerge.of(history.saved(), history.current(), loaded.project());
  }

  /**
   * Takes over what somebody else wrote into the folder and keeps what is not saved here, as a step
   * that can be undone. It is not saved by that.
   *
   * @param loaded the project as it was just read from there
   * @param both what is not saved here {@linkplain #mergedWith merged} with it
   */
  public void merge(LoadResult.Loaded loaded, Merging.Merged both) {
    takeOver("Merge with what is on disk", loaded, both.project());
  }

  private void takeOver(String name, LoadResult.Loaded loaded, Project after) {
    Project before = history.current();
    home.reloaded(name, history, loaded, after);
    history.stepTo(name, after);
    history.markSaved(loaded.project());
    changed(name, before, Reach.EVERYTHING);
  }

  /** Throws away what is not saved, and its journal. */
  public void discardUnsaved() {
    Project before = history.current();
    history.returnToSaved("Discard unsaved changes");
    home.discardJournal();
    changed("Discard unsaved changes", before, Reach.EVERYTHING);
  }

  @SuppressWarnings("ReferenceEquality") // a state is itself, as in History
  private static boolean isOther(Project after, Project before) {
    return after != before;
  }

  /** Lets go of the folder. The journal stays there if there is unsaved work in it. */
  @Override
  public void close() {
    if (!isDirty()) {
      afterwards.ifPresent(closed -> closed.keep(folder(), onDisk(), history));
    }
    home.close(isDirty());
  }
}
