package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.project.Project;
import org.groma.model.store.Recovery.Nothing;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.json.Unwritable;
import org.junit.jupiter.api.Test;

/** What is wrong with a journal costs no more work than it must. */
class JournalDamageTest extends JournalScene {

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
}
