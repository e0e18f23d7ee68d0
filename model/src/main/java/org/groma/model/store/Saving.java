package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.project.Project;
import org.groma.model.store.SaveResult.NotSaved;
import org.groma.model.store.SaveResult.Overtaken;
import org.groma.model.store.SaveResult.Saved;
import org.groma.model.store.json.Unwritable;

/** One save, from the project to the disk. */
final class Saving {

  private static final String UNTOUCHED =
      " What was saved before is untouched; mend this or save to another folder.";

  private final ProjectLock lock;
  private final Path folder;
  private final NavigableMap<String, byte[]> files;
  private final Optional<Fingerprint> known;
  private final boolean endsJournal;

  private Saving(
      ProjectLock lock,
      NavigableMap<String, byte[]> files,
      Optional<Fingerprint> known,
      boolean endsJournal) {
    this.lock = lock;
    this.folder = lock.folder();
    this.files = files;
    this.known = known;
    this.endsJournal = endsJournal;
  }

  /**
   * Saves with a lock that is held only for that moment.
   *
   * @param known as in the other
   */
  static SaveResult save(
      Project project, Path folder, Optional<Fingerprint> known, boolean endsJournal) {
    try {
      if (!Disk.isFolder(folder)) {
        Files.createDirectories(folder);
        Disk.settle(folder.toAbsolutePath().getParent());
      }
    } catch (IOException failed) {
      return notSaved(folder, failed);
    }
    return switch (ProjectLock.take(folder, "a save")) {
      case LockResult.Locked(ProjectLock lock) -> {
        try (lock) {
          yield save(project, lock, known, endsJournal);
        }
      }
      case LockResult.Busy busy ->
          new NotSaved("The project was not saved: " + busy.sentence() + " Close it there first.");
      case LockResult.Unlockable(String reason) ->
          new NotSaved("The project was not saved: " + reason + UNTOUCHED);
    };
  }

  /**
   * Saves under a lock.
   *
   * @param known the files that the project was made from: if there are others now, nothing is
   *     written; nothing to write over whatever is there
   */
  static SaveResult save(
      Project project, ProjectLock lock, Optional<Fingerprint> known, boolean endsJournal) {
    Path folder = lock.folder();
    try {
      if (!lock.isHeld()) {
        return new NotSaved(
            "The project was not saved: the lock of "
                + folder
                + " was taken away, and cannot be had again. Save to another folder.");
      }
      NavigableMap<String, byte[]> files = ProjectWriter.files(project);
      try {
        SaveResult result = new Saving(lock, files, known, endsJournal).save();
        lock.decided();
        return result;
      } catch (PendingSave.Undecided mute) {
        lock.undecided(Fingerprint.of(files));
        return undecided(folder, mute);
      }
    } catch (Unwritable broken) {
      return new NotSaved("The project was not saved: " + broken.getMessage() + ".");
    } catch (IOException failed) {
      return notSaved(folder, failed);
    }
  }

  private static NotSaved notSaved(Path folder, IOException failed) {
    return new NotSaved(
        "The project was not saved in " + folder + ": " + Disk.words(failed) + "." + UNTOUCHED);
  }

  private static NotSaved undecided(Path folder, IOException failed) {
    return new NotSaved(
        "The project may or may not be saved in "
            + folder
            + ": the disk does not tell ("
            + Disk.words((IOException) failed.getCause())
            + "). Whichever it is, the project there is whole. Save again once the disk works, or"
            + " save to another folder.");
  }

  private SaveResult save() throws IOException {
    Optional<PendingSave> interrupted = PendingSave.in(folder);
    if (interrupted.isPresent()) {
      interrupted.get().finish();
    }
    NavigableMap<String, byte[]> there =
        known.isPresent() ? Snapshot.whole(folder).files() : Snapshot.of(folder).files();
    Fingerprint now = Fingerprint.of(there);
    if (known.isPresent()
        && !known.get().equals(now)
        && !lock.undecided().equals(Optional.of(now))) {
      return new Overtaken(folder, now);
    }
    NavigableMap<String, byte[]> puts = new TreeMap<>();
    for (var file : files.entrySet()) {
      if (!Arrays.equals(there.get(file.getKey()), file.getValue())) {
        puts.put(file.getKey(), file.getValue());
      }
    }
    NavigableSet<String> deletes = ProjectFiles.in(folder);
    deletes.removeAll(files.keySet());
    List<String> changed = new ArrayList<>(puts.keySet());
    changed.addAll(deletes);
    if (endsJournal && Disk.isThere(JournalFile.in(folder))) {
      deletes.add(JournalFile.FILE);
    }
    Optional<String> unfinished = Optional.empty();
    if (!puts.isEmpty() || !deletes.isEmpty()) {
      new PendingSave(folder, puts.navigableKeySet(), deletes).checkPlaces();
      checkTargets(puts.navigableKeySet());
      unfinished = finish(PendingSave.decide(folder, puts, new TreeSet<>(deletes)));
    } else {
      PendingSave.clean(folder);
    }
    return new Saved(changed, Fingerprint.of(files), unfinished);
  }

  /** Finds out before the decision what would keep a file from its place after it. */
  private void checkTargets(NavigableSet<String> puts) throws IOException {
    for (String file : puts) {
      Path target = folder.resolve(file);
      if (Disk.isFolder(target)) {
        throw new IOException(target + " is a folder, but a file of this name is needed");
      }
      Files.createDirectories(target.getParent());
    }
  }

  private static Optional<String> finish(PendingSave decided) {
    try {
      decided.finish();
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(
          "The project is saved, but not every file could be put in its place: "
              + Disk.words(failed)
              + ". The next save tries again; until then do not delete the folder .groma.");
    }
  }
}
