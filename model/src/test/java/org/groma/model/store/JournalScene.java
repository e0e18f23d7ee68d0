package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.History;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.Journal.Flush;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.SaveResult.Saved;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A saved project, someone at work on it, and the journal of that work. */
abstract class JournalScene {

  @TempDir Path folder;

  Project saved;
  History history;
  Journal journal;

  @BeforeEach
  void aSavedProject() {
    save(Projects.full());
  }

  void save(Project project) {
    saved = project;
    begin(project, ((Saved) ProjectStore.save(project, folder)).fingerprint());
  }

  @AfterEach
  void letGo() throws IOException {
    journal.close();
  }

  void begin(Project project, Fingerprint fingerprint) {
    history = new History(project);
    journal = Journal.begin(folder, project, fingerprint, Flush.SYSTEM);
  }

  void saveWithJournal() {
    save(history.current(), journal, loaded().fingerprint());
    saved = history.current();
  }

  /** Saves as a window does, over the files that it knows. */
  static void save(Project project, Journal journal, Fingerprint known) {
    try (ProjectLock lock =
        ((LockResult.Locked) ProjectLock.take(journal.folder(), "a test")).lock()) {
      assertThat(ProjectStore.save(project, journal, lock, Optional.of(known)))
          .isInstanceOf(Saved.class);
    }
  }

  /** Some of everything. */
  void work() throws IOException {
    act("Rename", rename("hijaz", "One"));
    act("Bend", Optional.of("drag"), bend(4));
    act("Bend", Optional.of("drag"), bend(4.5));
    endGesture();
    act("Bend", Optional.of("drag"), bend(3.5));
    undo();
    redo();
    undo();
    act("Remove", new RemoveEntry("city", "mecca"));
  }

  void act(String name, Edit edit) throws IOException {
    act(name, Optional.empty(), edit);
  }

  void act(String name, Optional<String> gesture, Edit edit) throws IOException {
    Outcome outcome =
        gesture.isPresent()
            ? history.applyDuring(gesture.get(), name, edit)
            : history.apply(name, edit);
    assertThat(outcome).isInstanceOf(Outcome.Applied.class);
    journal.append(new JournalEvent.Did(name, gesture, edit), history.current());
  }

  void undo() throws IOException {
    assertThat(history.undo()).isPresent();
    journal.append(new JournalEvent.Undid(), history.current());
  }

  void redo() throws IOException {
    assertThat(history.redo()).isPresent();
    journal.append(new JournalEvent.Redid(), history.current());
  }

  void endGesture() throws IOException {
    history.endGesture();
    journal.append(new JournalEvent.GestureEnded(), history.current());
  }

  /** The program is gone, and with it the lock on its journal. */
  void crash() throws IOException {
    journal.close();
  }

  void assertRecoveredAfterCrash() throws IOException {
    crash();
    assertThat(recovered().history().current()).isEqualTo(history.current());
  }

  Recovery recover() {
    return Journal.recover(folder, saved, Flush.SYSTEM);
  }

  Recovered recovered() {
    Recovery recovery = recover();
    assertThat(recovery).isInstanceOf(Recovered.class);
    return (Recovered) recovery;
  }

  Loaded loaded() {
    return (Loaded) ProjectStore.load(folder);
  }

  Path journalFile() {
    return folder.resolve(".groma/journal.jsonl");
  }

  static Edit rename(String province, String name) {
    return PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId(province), name));
  }

  static Edit bend(double y) {
    return new ChangeMap(new MoveVertex(0, 1, new Point(9.5, y)));
  }
}
