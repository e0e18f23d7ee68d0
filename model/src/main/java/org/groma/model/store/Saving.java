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
import org.groma.model.store.SaveResult.Saved;
import org.groma.model.store.json.Unwritable;

/** One save, from the project to the disk. */
final class Saving {

  private final Path folder;
  private final NavigableMap<String, byte[]> files;
  private final boolean endsJournal;

  private Saving(Path folder, NavigableMap<String, byte[]> files, boolean endsJournal) {
    this.folder = folder;
    this.files = files;
    this.endsJournal = endsJournal;
  }

  static SaveResult save(Project project, Path folder, boolean endsJournal) {
    try {
      return new Saving(folder, ProjectWriter.files(project), endsJournal).locked();
    } catch (Unwritable broken) {
      return new NotSaved("The project was not saved: " + broken.getMessage() + ".");
    } catch (IOException failed) {
      return new NotSaved(
          "The project was not saved in "
              + folder
              + ": "
              + Disk.words(failed)
              + ". What was saved before is untouched; mend this or save to another folder.");
    }
  }

  private SaveResult locked() throws IOException {
    Files.createDirectories(folder);
    Optional<SaveLock> lock = SaveLock.take(folder);
    if (lock.isEmpty()) {
      return new NotSaved(
          "The project in "
              + folder
              + " is being saved by another Groma; wait a moment and save again.");
    }
    try (SaveLock _ = lock.get()) {
      return save();
    }
  }

  private SaveResult save() throws IOException {
    Optional<PendingSave> interrupted = PendingSave.in(folder);
    if (interrupted.isPresent()) {
      interrupted.get().finish();
    }
    NavigableMap<String, byte[]> puts = new TreeMap<>();
    for (var file : files.entrySet()) {
      if (!isOnDisk(file.getKey(), file.getValue())) {
        puts.put(file.getKey(), file.getValue());
      }
    }
    NavigableSet<String> deletes = ProjectFiles.in(folder);
    deletes.removeAll(files.keySet());
    List<String> changed = new ArrayList<>(puts.keySet());
    changed.addAll(deletes);
    if (endsJournal && Files.exists(JournalFile.in(folder))) {
      deletes.add(JournalFile.FILE);
    }
    Optional<String> unfinished = Optional.empty();
    if (!puts.isEmpty() || !deletes.isEmpty()) {
      checkTargets(puts.navigableKeySet());
      unfinished = finish(PendingSave.decide(folder, puts, new TreeSet<>(deletes)));
    } else {
      PendingSave.clean(folder);
    }
    return new Saved(changed, Fingerprint.of(files), unfinished);
  }

  private boolean isOnDisk(String file, byte[] bytes) throws IOException {
    Path path = folder.resolve(file);
    return Files.isRegularFile(path)
        && Files.size(path) == bytes.length
        && Arrays.equals(Files.readAllBytes(path), bytes);
  }

  /** Finds out before the decision what would keep a file from its place after it. */
  private void checkTargets(NavigableSet<String> puts) throws IOException {
    for (String file : puts) {
      Path target = folder.resolve(file);
      if (Files.isDirectory(target)) {
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
