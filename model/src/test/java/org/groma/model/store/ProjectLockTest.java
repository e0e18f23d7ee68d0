package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.groma.model.store.LockResult.Busy;
import org.groma.model.store.LockResult.Locked;
import org.groma.model.store.LockResult.Unlockable;
import org.groma.model.store.SaveResult.NotSaved;
import org.groma.model.store.SaveResult.Overtaken;
import org.groma.model.store.SaveResult.Saved;
import org.groma.trial.DiskDeed;
import org.groma.trial.DiskWarden;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One writer a folder, and what it writes over is what it has read. */
class ProjectLockTest {

  @TempDir Path folder;

  @BeforeEach
  void aProject() {
    assertThat(ProjectStore.save(Projects.empty(), folder)).isInstanceOf(Saved.class);
  }

  private ProjectLock take() {
    return ((Locked) ProjectLock.take(folder, "a test")).lock();
  }

  private Fingerprint onDisk() {
    return ProjectStore.fingerprint(folder).orElseThrow();
  }

  private Path file() {
    return folder.resolve(".groma/lock");
  }

  /** Found by 2,000 rounds of {@link TakingTurnsTest}. */
  @Test
  void aFolderThatAnotherRemovesWhileWeLookAtItIsMadeAnew() throws IOException {
    Path own = folder.resolve(".groma");
    TroubledDisk disk = new TroubledDisk(folder);
    AtomicInteger deeds = new AtomicInteger();
    disk.set((deed, _) -> {
      if (deeds.get() == 1) { // by whoever had the lock before us
        Files.delete(own);
        deeds.set(2);
      } else if (deed == DiskDeed.MAKE_FOLDER && deeds.compareAndSet(0, 1)) {
        Files.createDirectory(own);
      }
    });
    LockResult result = ProjectLock.take(disk.over(folder), "a test");
    disk.set(DiskWarden.NONE);
    assertThat(deeds).hasValue(2);
    assertThat(result).isInstanceOf(Locked.class);
    ((Locked) result).lock().close();
    assertThat(own).doesNotExist();
  }

  @Test
  void aFileInThePlaceOfTheFolderIsInTheWay() throws IOException {
    Files.writeString(folder.resolve(".groma"), "mine");
    assertThat(ProjectLock.take(folder, "a test"))
        .isInstanceOfSatisfying(
            Unlockable.class, no -> assertThat(no.reason()).contains("is in the way"));
  }

  @Test
  void theSecondInOneProcessIsToldOfTheFirst() throws IOException {
    try (ProjectLock _ = take()) {
      assertThat(ProjectLock.take(folder, "another"))
          .isInstanceOfSatisfying(
              Busy.class,
              busy ->
                  assertThat(busy.sentence())
                      .startsWith(folder + " is open in another window of this Groma since 2"));
      Path link =
          Files.createSymbolicLink(folder.resolveSibling(folder.getFileName() + "-l"), folder);
      assertThat(ProjectLock.take(link, "another")).isInstanceOf(Busy.class);
      Files.delete(link);
      assertThat(ProjectStore.save(Projects.full(), folder)).isInstanceOf(NotSaved.class);
    }
    assertThat(folder.resolve(".groma")).doesNotExist();
    take().close();
  }

  @Test
  void theRecordSaysWhoHasIt() throws IOException {
    try (ProjectLock _ = take()) {
      assertThat(LockHolder.parse(Files.readString(file()))).contains(LockHolder.here("a test"));
      // reading it has closed a file that is locked, which loses the lock on some systems;
      // whoever asks in this process is told all the same
      assertThat(ProjectLock.take(folder, "another")).isInstanceOf(Busy.class);
    }
  }

  @Test
  void aHolderElsewhereIsNamedWithProcessComputerAndTime() {
    LockHolder holder =
        new LockHolder(
            4711,
            Optional.of(Instant.EPOCH),
            "agora",
            "anna",
            "the studio",
            Optional.of(Instant.parse("2026-11-18T12:00:00Z")));
    assertThat(holder.sentence(Path.of("maps")))
        .matches(
            "maps is in use by the studio of anna on agora since 2026-11-1\\d \\d\\d:00"
                + " \\(process 4711\\)\\.");
    assertThat(LockHolder.parse(holder.text())).contains(holder.since(Optional.empty()));
    assertThat(LockHolder.parse(holder.text().substring(0, 40))).isEmpty();
  }

  @Test
  void aProcessIsKnownByItsStartToo() {
    LockHolder here = LockHolder.here("a test");
    assertThat(here.isAlive()).isTrue();
    LockHolder before =
        new LockHolder(
            here.process(), Optional.of(Instant.EPOCH), here.host(), "", "", Optional.empty());
    assertThat(before.isAlive()).isFalse();
  }

  @Test
  void whatADeadProcessLeftIsNoHindranceWhateverItSays() throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), LockHolder.here("the studio").text());
    take().close();
    assertThat(file()).doesNotExist();
  }

  @Test
  void aLockThatWasDeletedIsTakenAnewBeforeTheNextSave() throws IOException {
    try (ProjectLock lock = take()) {
      Files.delete(file());
      Files.delete(file().getParent());
      assertThat(ProjectStore.save(Projects.full(), lock, Optional.of(onDisk())))
          .isInstanceOf(Saved.class);
      assertThat(file()).exists();
    }
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aClosedLockSavesNothing() {
    ProjectLock lock = take();
    lock.close();
    assertThat(ProjectStore.save(Projects.full(), lock, Optional.empty()))
        .isInstanceOf(NotSaved.class);
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void onlyTheFilesThatWereReadAreWrittenOver() throws IOException {
    Fingerprint known = onDisk();
    try (ProjectLock lock = take()) {
      Files.writeString(
          folder.resolve("project.json"), Files.readString(folder.resolve("project.json")) + "\n");
      Fingerprint theirs = onDisk();
      assertThat(ProjectStore.save(Projects.full(), lock, Optional.of(known)))
          .isEqualTo(new Overtaken(folder, theirs));
      assertThat(onDisk()).isEqualTo(theirs);
      assertThat(ProjectStore.save(Projects.full(), lock, Optional.empty()))
          .isInstanceOf(Saved.class);
    }
    assertThat(ProjectStore.create(Projects.bare(), folder)).isInstanceOf(Overtaken.class);
    assertThat(((LoadResult.Loaded) ProjectStore.load(folder)).project())
        .isEqualTo(Projects.full());
  }

  @Test
  void whereNothingCanBeWrittenThereIsNoLock() throws IOException {
    Files.writeString(folder.resolve(".groma"), "in the way");
    assertThat(ProjectLock.take(folder, "a test"))
        .isInstanceOfSatisfying(
            Unlockable.class,
            unlockable ->
                assertThat(unlockable.reason())
                    .startsWith(folder + " cannot be written to: ")
                    .endsWith("is in the way."));
    Files.delete(folder.resolve(".groma"));
    take().close();
  }

  @Test
  void withoutFileLocksARecordOfEachProcessStandsIn() throws IOException {
    Path own = folder.resolve(".groma");
    LockHolder here = LockHolder.here("a test");
    LockHolder alive = holder(ProcessHandle.current().parent().orElseThrow().pid(), here.host());
    LockHolder dead = holder(here.process(), here.host()); // the number is in use by us now
    LockHolder away = holder(12, "agora");

    assertThat(LockRecords.obstacle(LockRecords.file(own, here), here)).isEmpty();
    Files.writeString(LockRecords.file(own, dead).resolveSibling("lock-dead"), dead.text());
    assertThat(LockRecords.obstacle(LockRecords.file(own, here), here)).isEmpty();
    assertThat(own.resolve("lock-dead")).doesNotExist();

    for (LockHolder other : new LockHolder[] {alive, away}) {
      Path record = LockRecords.file(own, other);
      Files.writeString(record, other.text());
      assertThat(LockRecords.obstacle(LockRecords.file(own, here), here))
          .map(LockHolder::process)
          .contains(other.process());
      assertThat(LockRecords.file(own, here)).doesNotExist();
      Files.delete(record);
    }
  }

  /** Somebody whose process began when ours did not, or of whom that is not known. */
  private static LockHolder holder(long process, String host) {
    Optional<Instant> started =
        process == ProcessHandle.current().pid() ? Optional.of(Instant.EPOCH) : Optional.empty();
    return new LockHolder(process, started, host, "anna", "the studio", Optional.empty());
  }
}
