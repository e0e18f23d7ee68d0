package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.SaveResult.NotSaved;
import org.groma.model.store.SaveResult.Saved;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left of a save that was interrupted, step by step, and of one that fails. */
class StoreAtomicSaveTest {

  private static final Project BEFORE = Projects.full();
  private static final Project AFTER = Projects.bare();

  @TempDir Path folder;

  @BeforeEach
  void theProjectBefore() {
    assertThat(ProjectStore.save(BEFORE, folder)).isInstanceOf(Saved.class);
  }

  @Test
  void aSaveThatWasNotDecidedCountsForNothingAndIsCleanedUpByTheNext() throws IOException {
    Path half = folder.resolve(".groma/save.tmp/files/map");
    Files.createDirectories(half);
    Files.writeString(half.resolve("areas.json"), "{ half a fi");
    assertThat(loaded()).isEqualTo(BEFORE);

    assertThat(ProjectStore.save(BEFORE, folder)).isInstanceOf(Saved.class);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aDecidedSaveIsLoadedWhateverPartOfItIsInPlace() throws IOException, Unwritable {
    PendingSave decided = decide();
    NavigableMap<String, String> untouched = Folders.text(folder);
    assertThat(loaded()).isEqualTo(AFTER);
    assertThat(Folders.text(folder)).as("loading writes nothing").isEqualTo(untouched);

    List<String> puts = new ArrayList<>(decided.puts());
    for (String file : puts) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.move(
          folder.resolve(".groma/save.ready/files").resolve(file),
          folder.resolve(file),
          StandardCopyOption.REPLACE_EXISTING);
      assertThat(loaded()).as("after %s", file).isEqualTo(AFTER);
    }
    for (String file : decided.deletes()) {
      Files.delete(folder.resolve(file));
      assertThat(loaded()).as("after %s", file).isEqualTo(AFTER);
    }
    Files.delete(folder.resolve(".groma/save.ready/manifest"));
    assertThat(loaded()).isEqualTo(AFTER);
  }

  @Test
  void theNextSaveFinishesADecidedOneFirst() throws IOException, Unwritable {
    decide();
    SaveResult result = ProjectStore.save(AFTER, folder);
    assertThat(result).isInstanceOf(Saved.class);
    assertThat(((Saved) result).changedFiles()).isEmpty();
    assertThat(loaded()).isEqualTo(AFTER);
    assertThat(folder.resolve(".groma")).doesNotExist();
    assertThat(folder.resolve("sources")).doesNotExist();
  }

  @Test
  void aSaveAfterAnInterruptedOneIsNotMixedWithIt() throws IOException, Unwritable {
    decide();
    assertThat(ProjectStore.save(BEFORE, folder)).isInstanceOf(Saved.class);
    assertThat(loaded()).isEqualTo(BEFORE);
  }

  @Test
  void whatIsLeftOfAFinishedSaveIsCleanedUp() throws IOException {
    Files.createDirectories(folder.resolve(".groma/save.ready/files/map"));
    assertThat(loaded()).isEqualTo(BEFORE);
    assertThat(ProjectStore.save(BEFORE, folder)).isInstanceOf(Saved.class);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aFirstSaveThatIsDecidedMakesTheFolderAProject(@TempDir Path fresh)
      throws IOException, Unwritable {
    PendingSave.decide(fresh, new TreeMap<>(ProjectWriter.files(AFTER)), new TreeSet<>());
    LoadResult result = ProjectStore.load(fresh);
    assertThat(result).isInstanceOf(Loaded.class);
    assertThat(((Loaded) result).project()).isEqualTo(AFTER);
  }

  @Test
  void aDamagedManifestIsToldAndNothingIsTouched() throws IOException, Unwritable {
    decide();
    Files.writeString(folder.resolve(".groma/save.ready/manifest"), "groma.save/1\nrubbish\n");
    assertThat(ProjectStore.load(folder).problems())
        .singleElement()
        .satisfies(problem ->
            assertThat(problem.toString())
                .contains("manifest: the list of files of an interrupted save is damaged"));
    assertThat(ProjectStore.save(BEFORE, folder)).isInstanceOf(NotSaved.class);
  }

  @Test
  void aManifestThatPointsOutOfTheFolderIsRefused() throws IOException, Unwritable {
    decide();
    Files.writeString(
        folder.resolve(".groma/save.ready/manifest"), "groma.save/1\ndelete ../victim\n");
    assertThat(ProjectStore.save(BEFORE, folder)).isInstanceOf(NotSaved.class);
  }

  @Test
  void whoeverLoadsWhileAnotherSavesGetsTheOneStateOrTheOther() throws InterruptedException {
    AtomicBoolean done = new AtomicBoolean();
    Thread saving =
        Thread.ofPlatform()
            .start(() -> {
              for (int i = 0; i < 10; i++) {
                ProjectStore.save(i % 2 == 0 ? AFTER : BEFORE, folder);
              }
              done.set(true);
            });
    int loads = 0;
    while (!done.get()) {
      assertThat(loaded()).isIn(BEFORE, AFTER);
      loads++;
    }
    saving.join();
    assertThat(loads).isPositive();
  }

  @Test
  void twoProgramsDoNotSaveAtOnce() throws IOException {
    Files.createDirectories(folder.resolve(".groma"));
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve(".groma/lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock _ = channel.lock()) {
      assertThat(ProjectStore.save(AFTER, folder))
          .isEqualTo(
              new NotSaved(
                  "The project was not saved: "
                      + folder
                      + " is in use by another Groma. Close it there first."));
    }
    assertThat(loaded()).isEqualTo(BEFORE);
    assertThat(ProjectStore.save(AFTER, folder)).isInstanceOf(Saved.class);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aLockThatADeadProgramLeftIsNoHindrance() throws IOException {
    Files.createDirectories(folder.resolve(".groma"));
    Files.writeString(folder.resolve(".groma/lock"), "\n\n");
    assertThat(ProjectStore.save(AFTER, folder)).isInstanceOf(Saved.class);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeIsTold(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve("file"), "");
    Path target = other.resolve("file/project");
    assertThat(ProjectStore.save(AFTER, target))
        .isInstanceOfSatisfying(
            NotSaved.class,
            notSaved ->
                assertThat(notSaved.reason())
                    .startsWith("The project was not saved in " + target + ": ")
                    .endsWith(
                        ". What was saved before is untouched; mend this or save to another"
                            + " folder."));
  }

  @Test
  void aFileInPlaceOfThePrivateFolderIsTold() throws IOException {
    Files.writeString(folder.resolve(".groma"), "");
    assertThat(ProjectStore.save(AFTER, folder))
        .isEqualTo(
            new NotSaved(
                "The project was not saved: "
                    + folder
                    + " cannot be written to: "
                    + folder.resolve(".groma")
                    + " is in the way. What was saved before is untouched; mend this or save to"
                    + " another folder."));
    assertThat(loaded()).isEqualTo(BEFORE);
  }

  @Test
  void aFolderInPlaceOfAFileIsFoundBeforeAnythingIsChanged(@TempDir Path other) throws IOException {
    Files.createDirectories(other.resolve("map/seas.json"));
    assertThat(ProjectStore.save(AFTER, other))
        .isEqualTo(
            new NotSaved(
                "The project was not saved in "
                    + other
                    + ": "
                    + other.resolve("map/seas.json")
                    + " is a folder, but a file of this name is needed. What was saved before is"
                    + " untouched; mend this or save to another folder."));
    assertThat(Folders.text(other)).isEmpty();
    assertThat(other.resolve(".groma")).doesNotExist();
  }

  @Test
  void aFileInPlaceOfAFolderIsFoundBeforeAnythingIsChanged(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve("map"), "");
    assertThat(ProjectStore.save(AFTER, other)).isInstanceOf(NotSaved.class);
    assertThat(Folders.text(other)).containsOnlyKeys("map");
  }

  @Test
  void aSystemThatLetsNobodyWriteIsTold() {
    Path proc = Path.of("/proc");
    assumeTrue(Files.isDirectory(proc), "only Linux has a folder that even root cannot write to");
    assertThat(ProjectStore.save(AFTER, proc.resolve("groma-test"))).isInstanceOf(NotSaved.class);
  }

  @Test
  void aValueThatNoFileCanHoldIsTold() {
    Project broken =
        BEFORE.with(
            Kinds.CITIES,
            new City(
                new CityId("nowhere"),
                "Nowhere",
                List.of(),
                new ProvinceId("hijaz"),
                0,
                false,
                0,
                Optional.empty(),
                Optional.of(new Point(Double.NaN, 0)),
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED));
    assertThat(ProjectStore.save(broken, folder))
        .isEqualTo(
            new NotSaved(
                "The project was not saved: city nowhere: at: NaN is not a number that can be"
                    + " written."));
    assertThat(loaded()).isEqualTo(BEFORE);
  }

  @Test
  void aNameThatCouldNotBeReadBackIsNotWritten() {
    Project broken =
        BEFORE.with(
            Kinds.PROVINCES,
            new Province(
                new ProvinceId("hijaz"),
                "Hijaz",
                List.of(),
                Optional.empty(),
                "",
                Halves.ZERO,
                false,
                false,
                false,
                "",
                Tags.NONE,
                Attributes.NONE.with("\uD800", Datum.number(1)),
                Origins.UNSTATED));
    assertThat(ProjectStore.save(broken, folder))
        .isEqualTo(
            new NotSaved(
                "The project was not saved: province hijaz: attributes: there is half a character"
                    + " in the name '\uD800'."));
  }

  @Test
  void aValueThatCouldNotBeReadBackIsNotWritten() {
    Datum deep = Datum.text("bottom");
    for (int i = 0; i < 70; i++) {
      deep = new Datum.Items(List.of(deep));
    }
    City mecca = BEFORE.cities().find("mecca").orElseThrow();
    City deeper =
        new City(
            mecca.id(),
            mecca.name(),
            mecca.aliases(),
            mecca.province(),
            mecca.level(),
            mecca.fortified(),
            mecca.wall(),
            mecca.port(),
            mecca.at(),
            mecca.tags(),
            Attributes.NONE.with("deep", deep),
            mecca.origin());
    assertThat(ProjectStore.save(BEFORE.with(Kinds.CITIES, deeper), folder))
        .isEqualTo(
            new NotSaved(
                "The project was not saved: city mecca: attributes: values are nested more than 64"
                    + " levels deep."));
  }

  /** Decides a save of the project after, and puts nothing in place. */
  private PendingSave decide() throws IOException, Unwritable {
    NavigableMap<String, byte[]> files = ProjectWriter.files(AFTER);
    NavigableSet<String> deletes = ProjectFiles.in(folder);
    deletes.removeAll(files.keySet());
    return PendingSave.decide(folder, files, deletes);
  }

  private Project loaded() {
    LoadResult result = ProjectStore.load(folder);
    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    return ((Loaded) result).project();
  }
}
