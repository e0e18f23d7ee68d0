package org.groma.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.OutsideWriter;
import org.groma.editor.Sample;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Reach;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;
import org.groma.model.topology.MergeFaces;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentTest {

  @TempDir Path scratch;
  private Path folder;

  @BeforeEach
  void saveTheSample() {
    folder = scratch.resolve("invasions");
    assertThat(ProjectStore.save(Sample.PROJECT, folder)).isInstanceOf(SaveResult.Saved.class);
  }

  private Document open() {
    return opened().document();
  }

  private Opening.Opened opened() {
    return (Opening.Opened) Document.open(folder);
  }

  private static Edit named(String name) {
    return PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), name));
  }

  private static Optional<String> nameIn(Project project) {
    return project.provinces().find("terra-nova").map(Province::name);
  }

  @Test
  void aChangeIsOneStepAndIsTold() {
    Document document = open();
    List<Change> heard = new ArrayList<>();
    document.listen(heard::add);

    document.perform("Add province", named("Terra Nova"));

    assertThat(heard).hasSize(1);
    assertThat(heard.getFirst().reach().entries()).containsExactly("province:terra-nova");
    assertThat(document.isDirty()).isTrue();
    assertThat(document.undo()).isTrue();
    assertThat(document.project()).isEqualTo(Sample.PROJECT);
    assertThat(document.isDirty()).isFalse();
    assertThat(document.redo()).isTrue();
    assertThat(nameIn(document.project())).contains("Terra Nova");
    assertThat(heard).extracting(Change::revision).containsExactly(2L, 3L, 4L);
  }

  @Test
  void aRefusedEditChangesNothingAndIsNoStep() {
    Document document = open();

    Outcome outcome = document.perform("Merge", new ChangeMap(new MergeFaces(1, 1)));

    assertThat(outcome).isInstanceOf(Outcome.Refused.class);
    assertThat(document.done()).isEmpty();
    assertThat(document.revision()).isEqualTo(1);
  }

  @Test
  void whatWasNotSavedIsThereAgainAfterACrash() {
    Document crashed = open();
    crashed.perform("Add province", named("Terra Nova"));
    crashed.perform("Rename", named("Terra Incognita"));
    crashed.close(); // as the system does for a program that is gone

    Opening.Opened again = opened();

    assertThat(again.recovered()).isEqualTo(2);
    assertThat(nameIn(again.document().project())).contains("Terra Incognita");
    assertThat(again.document().isDirty()).isTrue();
    assertThat(again.document().undo()).isTrue();
    assertThat(nameIn(again.document().project())).contains("Terra Nova");
  }

  @Test
  void recoveredWorkCanBeThrownAway() {
    Document crashed = open();
    crashed.perform("Add province", named("Terra Nova"));
    crashed.close();

    Document again = open();
    again.discardUnsaved();
    again.close();

    assertThat(again.project()).isEqualTo(Sample.PROJECT);
    assertThat(opened().recovered()).isZero();
  }

  @Test
  void aSavedDocumentLeavesNoJournal() throws IOException {
    Document document = open();
    document.perform("Add province", named("Terra Nova"));

    assertThat(document.save()).isInstanceOf(SaveResult.Saved.class);

    assertThat(document.isDirty()).isFalse();
    assertThat(Files.exists(folder.resolve(".groma/journal.jsonl"))).isFalse();
    assertThat(nameIn(open().project())).contains("Terra Nova");
  }

  @Test
  void savedElsewhereItLivesThere() {
    Document document = open();
    document.perform("Add province", named("Terra Nova"));
    Path other = scratch.resolve("other");

    assertThat(document.saveAs(other)).isInstanceOf(SaveResult.Saved.class);
    document.perform("Rename", named("Terra Incognita"));
    document.save();

    assertThat(document.folder()).isEqualTo(other);
    assertThat(nameIn(((LoadResult.Loaded) ProjectStore.load(other)).project()))
        .contains("Terra Incognita");
    assertThat(ProjectStore.load(folder))
        .isInstanceOfSatisfying(
            LoadResult.Loaded.class,
            loaded -> assertThat(loaded.project()).isEqualTo(Sample.PROJECT));
  }

  @Test
  void whatAnotherProgramWroteIsSeenOnceAndCanBeTakenOver() {
    Document document = open();
    DiskWatch watch = new DiskWatch();
    assertThat(watch.look(folder, document.onDisk())).isEqualTo(new DiskWatch.Sight.Same());
    Project theirs =
        Sample.PROJECT.with(
            Kinds.PROVINCES, Province.named(new ProvinceId("terra-nova"), "Theirs"));
    OutsideWriter.write(theirs, folder);

    DiskWatch.Sight sight = watch.look(folder, document.onDisk());

    assertThat(sight).isInstanceOf(DiskWatch.Sight.Changed.class);
    assertThat(watch.look(folder, document.onDisk())).isEqualTo(new DiskWatch.Sight.Same());
    LoadResult.Loaded loaded = ((DiskWatch.Sight.Changed) sight).loaded();
    assertThat(Differences.between(document.project(), loaded.project()))
        .isEqualTo("1 province (Theirs) differs.");
    document.reload(loaded);
    assertThat(nameIn(document.project())).contains("Theirs");
    assertThat(document.isDirty()).isFalse();
    assertThat(document.undo()).isTrue();
    assertThat(document.project()).isEqualTo(Sample.PROJECT);
  }

  @Test
  void filesThatBrokeOnDiskAreToldAndNothingIsTouched() throws IOException {
    Document document = open();
    Files.writeString(folder.resolve("map/provinces.json"), "{ oh no");

    DiskWatch.Sight sight = new DiskWatch().look(folder, document.onDisk());

    assertThat(sight)
        .isInstanceOfSatisfying(
            DiskWatch.Sight.Broken.class,
            broken -> assertThat(broken.sentence()).contains("provinces.json"));
    assertThat(document.project()).isEqualTo(Sample.PROJECT);
  }

  @Test
  void aBrokenProjectIsNotOpenedAndSaysWhy() throws IOException {
    Files.writeString(folder.resolve("map/areas.json"), "[");

    assertThat(Document.open(folder))
        .isInstanceOfSatisfying(
            Opening.Unreadable.class,
            unreadable ->
                assertThat(unreadable.problems().getFirst().toString()).contains("areas.json"));
  }

  @Test
  void aJournalThatCannotBeWrittenIsToldAndWorkGoesOn() throws IOException {
    Document document = open();
    Files.delete(folder.resolve(".groma/lock"));
    Files.delete(folder.resolve(".groma"));
    Files.writeString(folder.resolve(".groma"), "a file where the folder should be");

    document.perform("Add province", named("Terra Nova"));

    assertThat(document.journalTrouble()).isPresent();
    assertThat(nameIn(document.project())).contains("Terra Nova");
    Files.delete(folder.resolve(".groma"));
    document.perform("Rename", named("Terra Incognita"));
    assertThat(document.journalTrouble()).isEmpty();
    document.close();
    assertThat(nameIn(open().project())).contains("Terra Incognita");
  }

  @Test
  void thrownAwayWorkIsToldAsEverythingChanged() {
    Document document = open();
    document.perform("Add province", named("Terra Nova"));
    List<Change> heard = new ArrayList<>();
    document.listen(heard::add);

    document.discardUnsaved();

    assertThat(heard).extracting(Change::reach).containsExactly(Reach.EVERYTHING);
  }
}
