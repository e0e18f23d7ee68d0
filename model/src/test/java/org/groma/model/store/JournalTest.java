package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.project.Project;
import org.groma.model.store.Journal.Flush;
import org.groma.model.store.Recovery.Nothing;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.Recovery.SetAside;
import org.groma.model.store.Recovery.Unavailable;
import org.groma.model.store.json.Unwritable;
import org.junit.jupiter.api.Test;

/** Work that was not saved comes back after a crash, whatever was saved meanwhile. */
class JournalTest extends JournalScene {

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
                    + " done again by itself. It is kept in "
                    + aside
                    + "; 'Recover Set-Aside Work' in the menu File, or 'groma recover', tries"
                    + " it."));
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
  void eventsCanWaitForTheDisk() throws IOException {
    journal = Journal.begin(folder, Projects.full(), loaded().fingerprint(), Flush.DISK);
    act("Rename", rename("hijaz", "One"));
    assertRecoveredAfterCrash();
  }
}
