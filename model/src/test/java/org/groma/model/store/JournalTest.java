package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
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
import org.groma.model.store.Recovery.Nothing;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.Recovery.SetAside;
import org.groma.model.store.Recovery.Unavailable;
import org.groma.model.store.SaveResult.Saved;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {

  @TempDir Path folder;

  private Project saved;
  private History history;
  private Journal journal;

  @BeforeEach
  void aSavedProject() {
    save(Projects.full());
  }

  private void save(Project project) {
    saved = project;
    begin(project, ((Saved) ProjectStore.save(project, folder)).fingerprint());
  }

  @AfterEach
  void letGo() throws IOException {
    journal.close();
  }

  @Test
  void nothingIsWrittenBeforeTheFirstEvent() {
    assertThat(folder.resolve(".groma")).doesNotExist();
    assertThat(recover()).isEqualTo(new Nothing());
  }

  @Test
  void theWorkIsRepeatedAndTheHistoryWithIt() throws IOException {
    work();
    Project unsaved = history.current();
    int steps = history.done().size();
    crash();

    Recovered recovered = recovered();
    assertThat(recovered.history().current()).isEqualTo(unsaved);
    assertThat(recovered.history().done()).hasSize(steps);
    assertThat(recovered.history().isDirty()).isTrue();
    assertThat(recovered.droppedTail()).isFalse();
    assertThat(recovered.events()).isEqualTo(9);
  }

  @Test
  void theJournalReadsAsLinesOfJsonWithAChecksum() throws IOException {
    act("Rename", Optional.of("typing"), rename("hijaz", "H"));
    endGesture();
    undo();
    assertThat(Files.readAllLines(journalFile()))
        .satisfiesExactly(
            header ->
                assertThat(header)
                    .matches(
                        "\\{\"format\":\"groma.journal/1\",\"base\":\"[0-9a-f]{64}\""
                            + ",\"crc\":\"[0-9a-f]{8}\"}"),
            event ->
                assertThat(event)
                    .matches(
                        "\\{\"seq\":1,\"name\":\"Rename\",\"gesture\":\"typing\",\"edit\":\\{\"edit\":"
                            + "\"put\",\"kind\":\"province\",\"entry\":\\{\"id\":\"hijaz\",\"name\":"
                            + "\"H\",\"income\":0}},\"crc\":\"[0-9a-f]{8}\"}"),
            event -> assertThat(event).startsWith("{\"seq\":2,\"endGesture\":true,"),
            event -> assertThat(event).startsWith("{\"seq\":3,\"undo\":true,"));
  }

  @Test
  void workGoesOnInARecoveredJournal() throws IOException {
    work();
    crash();
    Recovered first = recovered();
    history = first.history();
    journal = first.journal();
    act("Rename", rename("hijaz", "Second life"));
    undo();
    undo();
    act("Rename", rename("hijaz", "Third"));
    Project unsaved = history.current();
    crash();

    assertThat(recovered().history().current()).isEqualTo(unsaved);
  }

  @Test
  void aSaveStartsTheJournalAnew() throws IOException {
    work();
    saveWithJournal();
    assertThat(folder.resolve(".groma")).doesNotExist();
    assertThat(recover()).isEqualTo(new Nothing());

    act("Rename", rename("hijaz", "After the save"));
    crash();
    assertThat(recovered().history().current()).isEqualTo(history.current());
    assertThat(recovered().events()).isEqualTo(1);
  }

  @Test
  void takingBackWhatWasDoneBeforeTheSaveIsRecoveredToo() throws IOException {
    act("Rename", rename("hijaz", "One"));
    act("Rename", rename("hijaz", "Two"));
    act("Move", bend(4.25));
    saveWithJournal();
    undo();
    undo();
    assertRecoveredAfterCrash();
    redo();
    assertRecoveredAfterCrash();
    act("Remove", new RemoveEntry("city", "mecca"));
    undo();
    undo();
    assertRecoveredAfterCrash();
  }

  @Test
  void aGestureThatASaveCameIntoIsRecoveredToo() throws IOException {
    act("Bend", Optional.of("drag"), bend(4));
    saveWithJournal();
    act("Bend", Optional.of("drag"), bend(3));
    undo();
    assertThat(history.current()).isEqualTo(Projects.full());
    assertRecoveredAfterCrash();
  }

  @Test
  void aCrashAfterASaveWasDecidedLeavesNoWorkBehind() throws IOException, Unwritable {
    work();
    crash();
    PendingSave.decide(
        folder,
        ProjectWriter.files(history.current()),
        new TreeSet<>(List.of("map/cities.json", JournalFile.FILE)));

    saved = loaded().project();
    assertThat(saved).isEqualTo(history.current());
    assertThat(recover()).isEqualTo(new Nothing());

    begin(saved, loaded().fingerprint());
    act("Rename", rename("hijaz", "Next"));
    crash();
    assertThat(recovered().history().current()).isEqualTo(history.current());
  }

  @Test
  void aJournalOfOtherFilesIsSetAsideAndKept() throws IOException {
    work();
    crash();
    byte[] work = Files.readAllBytes(journalFile());
    Files.writeString(
        folder.resolve("project.json"),
        Files.readString(folder.resolve("project.json")).replace("Full", "Changed"));

    Path aside = folder.resolve(".groma/journal.aside-1.jsonl");
    assertThat(recover())
        .isEqualTo(
            new SetAside(
                aside,
                "There is unsaved work, but the project files were changed since, so it cannot be"
                    + " done again. It is kept in "
                    + aside
                    + "."));
    assertThat(journalFile()).doesNotExist();
    assertThat(aside).hasBinaryContent(work);
    assertThat(recover()).isEqualTo(new Nothing());
  }

  @Test
  void aSaveByAnotherProgramDoesNotThrowTheWorkAway() throws IOException {
    work();
    crash();
    ProjectStore.save(Projects.bare(), folder);
    assertThat(journalFile()).exists();
    assertThat(recover()).isInstanceOf(SetAside.class);
  }

  @Test
  void aNewJournalSetsAnOldOneWithWorkAside() throws IOException {
    work();
    crash();
    begin(Projects.full(), loaded().fingerprint());
    act("Rename", rename("hijaz", "New"));
    assertThat(folder.resolve(".groma/journal.aside-1.jsonl")).exists();
    crash();
    assertThat(recovered().events()).isEqualTo(1);
  }

  @Test
  void workThrownAwayOnPurposeIsGone() throws IOException {
    work();
    journal.discard();
    assertThat(folder.resolve(".groma")).doesNotExist();
    assertThat(recover()).isEqualTo(new Nothing());
  }

  @Test
  void aJournalThatAnotherProgramWritesIsLeftAlone() throws IOException {
    work();
    assertThat(recover())
        .isEqualTo(
            new Unavailable(
                "The journal cannot be used: another Groma is working on this project; close it"
                    + " there before you go on here."));
    try (Journal second =
        Journal.begin(folder, Projects.full(), loaded().fingerprint(), Flush.SYSTEM)) {
      assertThatThrownBy(() -> second.append(new JournalEvent.Undid(), Projects.full()))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("another Groma is working on this project");
    }
  }

  @Test
  void aTailTornAtAnyByteIsLeftOutAndNothingElse() throws IOException {
    save(Projects.empty());
    act("Rename", rename("hijaz", "One"));
    Project first = history.current();
    act("Rename", rename("hijaz", "Twó"));
    Project second = history.current();
    crash();
    byte[] whole = Files.readAllBytes(journalFile());
    int lastLine = indexOfLine(whole, 2);

    for (int length = lastLine; length < whole.length; length++) {
      Files.write(journalFile(), Arrays.copyOf(whole, length));
      Recovered recovered = recovered();
      assertThat(recovered.history().current()).as("cut at %s", length).isEqualTo(first);
      assertThat(recovered.droppedTail()).as("cut at %s", length).isEqualTo(length > lastLine);
      assertThat(journalFile()).hasSize(lastLine);
    }
    Files.write(journalFile(), whole);
    assertThat(recovered().history().current()).isEqualTo(second);
    assertThat(folder.resolve(".groma/journal.aside-1.jsonl")).doesNotExist();
  }

  @Test
  void aFlippedBitAnywhereInTheLastLineIsNoticed() throws IOException {
    save(Projects.empty());
    act("Rename", rename("hijaz", "One"));
    Project first = history.current();
    act("Rename", rename("hijaz", "Two"));
    crash();
    byte[] whole = Files.readAllBytes(journalFile());
    for (int i = indexOfLine(whole, 2); i < whole.length; i++) {
      byte[] damaged = whole.clone();
      damaged[i] ^= 1;
      Files.write(journalFile(), damaged);
      Recovered recovered = recovered();
      assertThat(recovered.history().current()).as("byte %s", i).isEqualTo(first);
      assertThat(recovered.droppedTail()).isTrue();
    }
  }

  @Test
  void wholeLinesBehindADamagedOneAreKeptAside() throws IOException {
    act("Rename", rename("hijaz", "One"));
    act("Rename", rename("hijaz", "Two"));
    act("Rename", rename("hijaz", "Three"));
    crash();
    byte[] damaged = Files.readAllBytes(journalFile());
    damaged[indexOfLine(damaged, 2) + 20] ^= 1;
    Files.write(journalFile(), damaged);

    Recovered recovered = recovered();
    assertThat(recovered.events()).isEqualTo(1);
    assertThat(recovered.droppedTail()).isTrue();
    assertThat(folder.resolve(".groma/journal.aside-1.jsonl")).hasBinaryContent(damaged);
  }

  @Test
  void anEditThatIsRefusedNowEndsTheRecoveryBeforeIt() throws IOException, Unwritable {
    act("Rename", rename("hijaz", "One"));
    Project first = history.current();
    crash();
    JournalEvent impossible =
        new JournalEvent.Did("Remove", Optional.empty(), new RemoveEntry("city", "no-such"));
    append(new JournalLine.Numbered(2, impossible).write());

    assertThat(recovered().history().current()).isEqualTo(first);
  }

  @Test
  void linesThatAreOutOfOrderEndTheRecovery() throws IOException, Unwritable {
    act("Rename", rename("hijaz", "One"));
    crash();
    append(new JournalLine.Numbered(3, new JournalEvent.Undid()).write());
    assertThat(recovered().events()).isEqualTo(1);
  }

  @Test
  void aJournalWhoseFirstLineWasBeingWrittenIsNothing() throws IOException {
    Files.createDirectories(folder.resolve(".groma"));
    byte[] header = JournalFile.header(loaded().fingerprint());
    for (int length = 0; length < header.length; length++) {
      Files.write(journalFile(), Arrays.copyOf(header, length));
      assertThat(recover()).as("cut at %s", length).isEqualTo(new Nothing());
    }
    act("Rename", rename("hijaz", "One"));
    crash();
    assertThat(recovered().events()).isEqualTo(1);
  }

  @Test
  void anEventThatCouldNotBeWrittenIsMadeUpForByTheNext() throws IOException {
    act("Rename", rename("hijaz", "One"));
    journal.close();
    Path hidden = folder.resolve("hidden");
    Files.move(folder.resolve(".groma"), hidden);
    Files.writeString(folder.resolve(".groma"), "in the way");
    assertThatThrownBy(() -> act("Rename", rename("hijaz", "Lost")))
        .isInstanceOf(IOException.class);

    Files.delete(folder.resolve(".groma"));
    Files.move(hidden, folder.resolve(".groma"));
    act("Remove", new RemoveEntry("city", "mecca"));
    assertRecoveredAfterCrash();
    undo();
    assertRecoveredAfterCrash();
    undo();
    assertRecoveredAfterCrash();
  }

  @Test
  void aJournalThatSomeoneDeletedIsMadeUpForByTheNextEvent() throws IOException {
    work();
    journal.close();
    Files.delete(journalFile());
    undo();
    assertRecoveredAfterCrash();
    act("Rename", rename("hijaz", "After"));
    undo();
    undo();
    assertRecoveredAfterCrash();
  }

  @Test
  void eventsCanWaitForTheDisk() throws IOException {
    journal = Journal.begin(folder, Projects.full(), loaded().fingerprint(), Flush.DISK);
    act("Rename", rename("hijaz", "One"));
    assertRecoveredAfterCrash();
  }

  private void begin(Project project, Fingerprint fingerprint) {
    history = new History(project);
    journal = Journal.begin(folder, project, fingerprint, Flush.SYSTEM);
  }

  private void saveWithJournal() {
    assertThat(ProjectStore.save(history.current(), journal)).isInstanceOf(Saved.class);
    saved = history.current();
  }

  /** Some of everything. */
  private void work() throws IOException {
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

  private void act(String name, Edit edit) throws IOException {
    act(name, Optional.empty(), edit);
  }

  private void act(String name, Optional<String> gesture, Edit edit) throws IOException {
    Outcome outcome =
        gesture.isPresent()
            ? history.applyDuring(gesture.get(), name, edit)
            : history.apply(name, edit);
    assertThat(outcome).isInstanceOf(Outcome.Applied.class);
    journal.append(new JournalEvent.Did(name, gesture, edit), history.current());
  }

  private void undo() throws IOException {
    assertThat(history.undo()).isPresent();
    journal.append(new JournalEvent.Undid(), history.current());
  }

  private void redo() throws IOException {
    assertThat(history.redo()).isPresent();
    journal.append(new JournalEvent.Redid(), history.current());
  }

  private void endGesture() throws IOException {
    history.endGesture();
    journal.append(new JournalEvent.GestureEnded(), history.current());
  }

  /** The program is gone, and with it the lock on its journal. */
  private void crash() throws IOException {
    journal.close();
  }

  private void assertRecoveredAfterCrash() throws IOException {
    crash();
    assertThat(recovered().history().current()).isEqualTo(history.current());
  }

  private Recovery recover() {
    return Journal.recover(folder, saved, Flush.SYSTEM);
  }

  private Recovered recovered() {
    Recovery recovery = recover();
    assertThat(recovery).isInstanceOf(Recovered.class);
    return (Recovered) recovery;
  }

  private Loaded loaded() {
    return (Loaded) ProjectStore.load(folder);
  }

  private Path journalFile() {
    return folder.resolve(".groma/journal.jsonl");
  }

  private void append(byte[] line) throws IOException {
    Files.write(journalFile(), line, StandardOpenOption.APPEND);
  }

  private static int indexOfLine(byte[] bytes, int line) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int at = 0;
    for (int i = 0; i < line; i++) {
      at = text.indexOf('\n', at) + 1;
    }
    return at;
  }

  private static Edit rename(String province, String name) {
    return PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId(province), name));
  }

  private static Edit bend(double y) {
    return new ChangeMap(new MoveVertex(0, 1, new Point(9.5, y)));
  }
}
