package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

/** A journal stays the one of whoever writes it, and tells steps that no edit leads to. */
class JournalOwnershipTest extends JournalScene {

  private void jump(String name, Project after) throws IOException {
    history.stepTo(name, after);
    journal.jump(name, after);
  }

  @Test
  void aStateMadeElsewhereIsRecoveredWithItsNameAndWhatFollows() throws IOException {
    act("Rename", rename("hijaz", "One"));
    jump("Import map.geojson", Projects.bare());
    act("Rename", rename("hijaz", "Two"));
    assertRecoveredAfterCrash();
    assertThat(recovered().history().done())
        .extracting(step -> step.name())
        .containsExactly("Rename", "Import map.geojson", "Rename");
    undo();
    undo();
    assertRecoveredAfterCrash();
    redo();
    assertRecoveredAfterCrash();
  }

  @Test
  void aJournalThatIsDeletedWhileItIsOpenIsWrittenAnewByTheNextStep() throws IOException {
    work();
    Files.delete(journalFile());
    act("Rename", rename("hijaz", "After"));
    assertRecoveredAfterCrash();
  }

  @Test
  void theWholePrivateFolderMayGo() throws IOException {
    work();
    Disk.deleteTree(folder.resolve(".groma"));
    undo();
    assertRecoveredAfterCrash();
  }

  @Test
  void aJournalThatIsReplacedWhileItIsOpenIsWrittenAnewAndTheOtherKept() throws IOException {
    act("Rename", rename("hijaz", "Theirs"));
    crash();
    byte[] theirs = Files.readAllBytes(journalFile());
    Files.delete(journalFile());
    begin(saved, loaded().fingerprint());
    act("Rename", rename("hijaz", "Mine"));
    Path other = folder.resolve("other");
    Files.write(other, theirs);
    Files.move(other, journalFile(), StandardCopyOption.REPLACE_EXISTING);

    act("Rename", rename("hijaz", "Mine again"));
    assertRecoveredAfterCrash();
    assertThat(folder.resolve(".groma/journal.aside-1.jsonl")).hasBinaryContent(theirs);
  }

  @Test
  void aStateIsToldAgainstTheFilesThatTheJournalStartsFrom() throws IOException {
    act("Rename", rename("hijaz", "One"));
    Path cities = folder.resolve("map/cities.json");
    String before = Files.readString(cities);
    Files.delete(cities);
    jump("Import", Projects.full());
    Files.writeString(cities, before); // as a checkout that is taken back
    assertRecoveredAfterCrash();
  }

  @Test
  void throwingNothingAwayDeletesNothing() throws IOException {
    work();
    crash();
    Journal second = Journal.begin(folder, saved, loaded().fingerprint(), Journal.Flush.SYSTEM);
    second.discard();
    assertThat(journalFile()).exists();
    assertThat(Journal.holdsWork(folder)).isTrue();
  }
}
