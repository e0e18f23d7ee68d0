package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.editor.OutsideWriter;
import org.groma.editor.document.BlankProject;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code groma recover}: work that did not fit the files any more. */
class RecoverWorkTest {

  private static final String ASIDE = "journal.aside-1.jsonl";

  @TempDir private Path scratch;
  private Path folder;

  @BeforeEach
  void aProject() {
    folder = scratch.resolve("project");
    Project blank =
        BlankProject.named("Project", BlankProject.NO_GAME)
            .with(Kinds.PROVINCES, EditingProcess.province("old"));
    assertThat(ProjectStore.create(blank, folder)).isInstanceOf(SaveResult.Saved.class);
  }

  private Project onDisk() {
    return ((LoadResult.Loaded) ProjectStore.load(folder)).project();
  }

  private static void add(Document document, String id) {
    document.perform("Add " + id, PutEntry.of(Kinds.PROVINCES, EditingProcess.province(id)));
  }

  /** Somebody works and dies, the files are changed by others, and the project is opened again. */
  private void setAside() {
    Document document = ((Opening.Opened) Document.open(folder)).document();
    add(document, "a");
    add(document, "b");
    document.undo();
    document.take("Import", document.project().with(Kinds.SEAS, sea()));
    document.perform("Delete old", new RemoveEntry("province", "old"));
    document.close();
    OutsideWriter.write(onDisk().with(Kinds.PROVINCES, EditingProcess.province("theirs")), folder);
    Opening.Opened again = (Opening.Opened) Document.open(folder);
    assertThat(again.notice().orElseThrow()).contains("groma recover").contains(ASIDE);
    again.document().close();
    assertThat(folder.resolve(".groma").resolve(ASIDE)).exists();
  }

  private static Sea sea() {
    return Sea.named(new SeaId("mare"), "Mare");
  }

  @Test
  void whatWasSetAsideIsListedDoneAgainAndSaved() {
    setAside();
    Run list = Run.groma("recover", folder);
    assertThat(list.exitCode()).as(list.err()).isZero();
    assertThat(list.out())
        .isEqualTo(
            ASIDE
                + ": 5 steps\n  Add a\n  Add b\n  Undo\n  Import (as it was then:"
                + " map/provinces.json, map/seas.json)\n  Delete old\n");

    Run dry = Run.groma("recover", folder, ASIDE, "--dry-run");
    assertThat(dry.out()).contains("left out: Import (as it was then: map/provinces.json");
    assertThat(onDisk().provinces().find("a")).isEmpty();

    Run run = Run.groma("recover", folder, ASIDE, "--over");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).endsWith("5 steps done again and saved.\n");
    assertThat(onDisk().seas().find("mare")).isPresent();
    assertThat(onDisk().provinces().find("a")).isPresent();
    assertThat(onDisk().provinces().find("b")).isEmpty();
    assertThat(onDisk().provinces().find("old")).isEmpty();
    assertThat(folder.resolve(".groma")).doesNotExist();
    assertThat(Run.groma("recover", folder).err()).startsWith("No work was set aside in ");
  }

  @Test
  void whatCannotBeDoneIsToldAndTheJournalStays() throws IOException {
    setAside();
    Files.delete(folder.resolve("map/provinces.json"));
    Run run = Run.groma("recover", folder, ASIDE);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("left out: Delete old")
        .endsWith("2 steps left out, so the journal stays.\n");
    assertThat(folder.resolve(".groma").resolve(ASIDE)).exists();
    Run discard = Run.groma("recover", folder, ASIDE, "--discard");
    assertThat(discard.out()).isEqualTo(ASIDE + " is deleted.\n");
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aJournalThatIsNotThereIsTold() {
    Run run = Run.groma("recover", folder, "../../secret");
    assertThat(run.exitCode()).isEqualTo(Exit.CANNOT_RUN);
    assertThat(run.err()).contains("There is no journal '../../secret'").contains("lists");
  }
}
