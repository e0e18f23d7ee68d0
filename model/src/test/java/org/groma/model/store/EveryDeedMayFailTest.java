package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.edit.History;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.LockResult.Locked;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.SaveResult.NotSaved;
import org.groma.model.store.SaveResult.Saved;
import org.groma.trial.DiskDeed;
import org.groma.trial.DiskError;
import org.groma.trial.DiskFailures;
import org.groma.trial.DiskWarden;
import org.groma.trial.MemoryFolder;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each thing that loading, saving, locking and journaling ask of the disk fails, once or for good,
 * in each way a disk can: what is said is true, nothing is lost, and once the disk is sound again
 * the same session goes on.
 */
class EveryDeedMayFailTest {

  private static final Project BEFORE = SavingLoop.first();
  private static final Project AFTER = SavingLoop.second();

  @TempDir(factory = MemoryFolder.class)
  Path scratch;

  private Path folder;
  private TroubledDisk disk;
  private int trials;

  @BeforeEach
  void aDisk() {
    disk = new TroubledDisk(scratch).withoutSyncs();
  }

  private Path projectOf(Project project) {
    folder = scratch.resolve("p-" + trials++);
    assertThat(ProjectStore.save(project, disk.over(folder))).isInstanceOf(Saved.class);
    return disk.over(folder);
  }

  private Project onDisk() {
    LoadResult result = ProjectStore.load(folder);
    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    return ((Loaded) result).project();
  }

  private static ProjectLock take(Path where) {
    LockResult result = ProjectLock.take(where, "a test");
    assertThat(result).isInstanceOf(Locked.class);
    return ((Locked) result).lock();
  }

  /** Nothing of the session is left, neither on the disk nor in the program. */
  private void assertTidy(String when) {
    assertThat(folder.resolve(".groma")).as(when).doesNotExist();
    assertThat(disk.openFiles()).as("open files: %s", when).isZero();
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void loading(DiskError error) throws IOException {
    Path where = projectOf(BEFORE);
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          disk.set(warden);
          LoadResult result = ProjectStore.load(where);
          warden.heal();
          if (result instanceof Loaded loaded) {
            assertThat(loaded.project()).as(when).isEqualTo(BEFORE);
          }
          assertThat(onDisk()).as(when).isEqualTo(BEFORE);
          assertTidy(when);
        });
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void takingTheLock(DiskError error) throws IOException {
    Path where = projectOf(BEFORE);
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          disk.set(warden);
          LockResult result = ProjectLock.take(where, "a test");
          if (result instanceof Locked(ProjectLock lock)) {
            lock.close();
          }
          warden.heal();
          take(where).close();
          assertTidy(when);
        });
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void savingAsACommand(DiskError error) throws IOException {
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          Path where = projectOf(BEFORE);
          ProjectLock lock = take(where);
          Fingerprint known = ((Loaded) ProjectStore.load(where)).fingerprint();
          disk.set(warden);
          SaveResult result = ProjectStore.save(AFTER, lock, Optional.of(known));
          assertTold(result, when);
          warden.heal();
          assertSaved(ProjectStore.save(AFTER, lock, knownAfter(result, known)), when);
          lock.close();
          assertThat(onDisk()).as(when).isEqualTo(AFTER);
          assertTidy(when);
        });
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void savingWithALockForThatMoment(DiskError error) throws IOException {
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          Path where = projectOf(BEFORE);
          Fingerprint known = ((Loaded) ProjectStore.load(where)).fingerprint();
          disk.set(warden);
          SaveResult result = ProjectStore.save(AFTER, where, known);
          assertTold(result, when);
          warden.heal();
          if (result instanceof NotSaved) {
            assertSaved(ProjectStore.save(AFTER, where, known), when);
          } else {
            assertSaved(ProjectStore.save(AFTER, where), when);
          }
          assertThat(onDisk()).as(when).isEqualTo(AFTER);
          assertTidy(when);
        });
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void makingAProject(DiskError error) throws IOException {
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          folder = scratch.resolve("new-" + trials++).resolve("in");
          Path where = disk.over(folder);
          disk.set(warden);
          SaveResult result = ProjectStore.create(AFTER, where);
          warden.heal();
          if (result instanceof NotSaved) {
            assertThat(ProjectStore.load(folder))
                .as(when)
                .isInstanceOf(LoadResult.Unreadable.class);
            assertSaved(ProjectStore.create(AFTER, where), when);
          } else {
            assertSaved(result, when);
            assertSaved(ProjectStore.save(AFTER, where), when); // puts in place what waits
          }
          assertThat(onDisk()).as(when).isEqualTo(AFTER);
          assertTidy(when);
        });
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void aSessionWithAJournal(DiskError error) throws IOException {
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          Path where = projectOf(BEFORE);
          ProjectLock lock = take(where);
          Fingerprint known = ((Loaded) ProjectStore.load(where)).fingerprint();
          Journal journal = Journal.begin(where, BEFORE, known, Journal.Flush.DISK);
          History history = new History(BEFORE);
          disk.set(warden);
          write(journal, history, "one");
          write(journal, history, "two");
          boolean kept = write(journal, history, "three"); // a journal tells all or says that not
          if (kept) {
            assertThat(recovered()).as(when).isEqualTo(history.current());
          }
          SaveResult result = ProjectStore.save(AFTER, journal, lock, Optional.of(known));
          assertTold(result, when);
          if (result instanceof NotSaved && kept) {
            assertThat(recovered())
                .as("after a save that failed: %s", when)
                .isEqualTo(history.current());
          }
          warden.heal();
          if (result instanceof Saved) {
            history = new History(AFTER);
          }
          assertThat(write(journal, history, "four")).as(when).isTrue();
          assertThat(recovered()).as(when).isEqualTo(history.current());
          assertSaved(
              ProjectStore.save(history.current(), journal, lock, knownAfter(result, known)), when);
          assertThat(onDisk()).as(when).isEqualTo(history.current());
          journal.close();
          lock.close();
          assertTidy(when);
        });
  }

  @ParameterizedTest
  @EnumSource(DiskError.class)
  void recovering(DiskError error) throws IOException {
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          Path where = projectOf(BEFORE);
          Fingerprint known = ((Loaded) ProjectStore.load(where)).fingerprint();
          History history = new History(BEFORE);
          try (Journal journal = Journal.begin(where, BEFORE, known, Journal.Flush.SYSTEM)) {
            write(journal, history, "one");
            write(journal, history, "two");
          }
          disk.set(warden);
          Recovery first = Journal.recover(where, BEFORE, Journal.Flush.SYSTEM);
          if (first instanceof Recovered recovered) {
            assertThat(recovered.history().current()).as(when).isEqualTo(history.current());
            recovered.journal().close();
          } else {
            assertThat(first).as(when).isInstanceOf(Recovery.Unavailable.class);
          }
          warden.heal();
          assertThat(recovered()).as(when).isEqualTo(history.current());
          assertThat(disk.openFiles()).as(when).isZero();
        });
  }

  /** Renames the decided save, and says nothing but errors from then on. */
  private static final class MuteDisk implements DiskWarden {
    private boolean mute;

    @Override
    public void before(DiskDeed deed, Path path) throws IOException {
      if (mute) {
        throw DiskError.BROKEN.at(deed, path);
      }
    }

    @Override
    public void after(DiskDeed deed, Path path) throws IOException {
      if (deed == DiskDeed.MOVE && path.endsWith("save.ready")) {
        mute = true;
        throw DiskError.BROKEN.at(deed, path);
      }
    }
  }

  @Test
  void aDiskThatDoesNotTellWhetherItSavedIsNotSpokenFor() throws IOException {
    Path where = projectOf(BEFORE);
    ProjectLock lock = take(where);
    Fingerprint known = ((Loaded) ProjectStore.load(where)).fingerprint();
    Journal journal = Journal.begin(where, BEFORE, known, Journal.Flush.SYSTEM);
    History history = new History(BEFORE);
    write(journal, history, "one");
    disk.set(new MuteDisk());
    SaveResult result = ProjectStore.save(AFTER, journal, lock, Optional.of(known));
    assertThat(result)
        .isInstanceOfSatisfying(
            NotSaved.class,
            told ->
                assertThat(told.reason())
                    .startsWith("The project may or may not be saved in")
                    .doesNotContain("untouched"));
    disk.set(DiskWarden.NONE);
    assertThat(onDisk()).isEqualTo(AFTER);
    assertThat(write(journal, history, "two")).isTrue();
    assertThat(recovered()).isEqualTo(history.current());
    assertSaved(ProjectStore.save(history.current(), journal, lock, Optional.of(known)), "again");
    assertThat(onDisk()).isEqualTo(history.current());
    journal.close();
    lock.close();
    assertTidy("in the end");
  }

  private static boolean write(Journal journal, History history, String name) {
    var edit = JournalScene.rename("p-1", name);
    history.apply(name, edit);
    try {
      journal.append(new JournalEvent.Did(name, Optional.empty(), edit), history.current());
      return true;
    } catch (IOException told) {
      return false;
    }
  }

  /** What another program finds that opens the folder after ours is gone. */
  private Project recovered() throws IOException {
    Path copy = scratch.resolve("copy-" + trials++);
    copy(folder, copy);
    Project saved = ((Loaded) ProjectStore.load(copy)).project();
    Recovery recovery = Journal.recover(copy, saved, Journal.Flush.SYSTEM);
    if (recovery instanceof Recovered recovered) {
      recovered.journal().close();
      return recovered.history().current();
    }
    assertThat(recovery).isInstanceOf(Recovery.Nothing.class);
    return saved;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Files.copy(each, to.resolve(from.relativize(each).toString()));
      }
    }
  }

  private Optional<Fingerprint> knownAfter(SaveResult first, Fingerprint known) {
    return Optional.of(first instanceof Saved saved ? saved.fingerprint() : known);
  }

  private void assertTold(SaveResult result, String when) {
    switch (result) {
      case Saved _ -> assertThat(onDisk()).as("%s: %s", when, result).isEqualTo(AFTER);
      case NotSaved(String reason) when when.contains("for good") && reason.contains(" may or ") ->
          assertThat(onDisk()).as("%s: %s", when, reason).isIn(BEFORE, AFTER); // nobody can tell
      case NotSaved(String reason) -> {
        assertThat(onDisk()).as("%s: %s", when, reason).isEqualTo(BEFORE);
        assertThat(reason).as(when).startsWith("The project was not saved");
      }
      case SaveResult.Overtaken _ ->
          throw new AssertionError(when + ": nobody else has written there");
    }
  }

  private static void assertSaved(SaveResult result, String when) {
    assertThat(result).as(when).isInstanceOf(Saved.class);
  }
}
