package org.groma.model.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A save that is decided: {@code .groma/save.ready} holds every new file and a manifest of what is
 * to be put in place and what to be deleted. Finishing it can be done any number of times, by any
 * number of processes one after the other, and always comes to the same. Without its manifest it is
 * finished.
 *
 * @param puts files to be put in place, relative to the project folder
 * @param deletes files to be deleted
 */
record PendingSave(Path folder, NavigableSet<String> puts, NavigableSet<String> deletes) {

  private static final String TEMPORARY = "save.tmp";
  private static final String READY = "save.ready";
  private static final String MANIFEST = "manifest";
  private static final String CONTENT = "files";
  private static final String HEADER = "groma.save/1";
  private static final String PUT = "put ";
  private static final String DELETE = "delete ";

  /** The one that lies in a folder. */
  static Optional<PendingSave> in(Path folder) throws IOException {
    Path manifest = ready(folder).resolve(MANIFEST);
    if (!Files.isDirectory(manifest.getParent())) {
      return Optional.empty();
    }
    try {
      return Optional.of(read(folder, Files.readAllLines(manifest, StandardCharsets.UTF_8)));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (IllegalArgumentException damaged) {
      throw new FileSystemException(
          manifest.toString(),
          null,
          "the list of files of an interrupted save is damaged; if the project is kept in version"
              + " control, restore it from there, then delete the folder .groma/"
              + READY);
    }
  }

  private static PendingSave read(Path folder, List<String> lines) {
    NavigableSet<String> puts = new TreeSet<>();
    NavigableSet<String> deletes = new TreeSet<>();
    if (lines.isEmpty() || !lines.getFirst().equals(HEADER)) {
      throw new IllegalArgumentException("no header");
    }
    for (String line : lines.subList(1, lines.size())) {
      boolean put = line.startsWith(PUT);
      String file = line.substring(put ? PUT.length() : Math.min(DELETE.length(), line.length()));
      boolean inside =
          !file.isEmpty() && folder.resolve(file).normalize().startsWith(folder.normalize());
      if (!inside || !(put || line.startsWith(DELETE))) {
        throw new IllegalArgumentException(line);
      }
      (put ? puts : deletes).add(file);
    }
    return new PendingSave(folder, puts, deletes);
  }

  /** Decides a save: when this returns it will be finished, whatever happens. */
  static PendingSave decide(
      Path folder, NavigableMap<String, byte[]> puts, NavigableSet<String> deletes)
      throws IOException {
    Path temporary = folder.resolve(ProjectFiles.PRIVATE).resolve(TEMPORARY);
    clean(folder);
    try {
      List<String> manifest = new ArrayList<>(List.of(HEADER));
      for (Map.Entry<String, byte[]> file : puts.entrySet()) {
        Disk.write(temporary.resolve(CONTENT).resolve(file.getKey()), file.getValue());
        manifest.add(PUT + file.getKey());
      }
      deletes.forEach(file -> manifest.add(DELETE + file));
      String lines = String.join("\n", manifest) + "\n";
      Disk.write(temporary.resolve(MANIFEST), lines.getBytes(StandardCharsets.UTF_8));
      Disk.settleTree(temporary);
      Files.move(temporary, ready(folder), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      Disk.deleteTree(temporary);
      throw failed;
    }
    Disk.settle(temporary.getParent());
    return new PendingSave(folder, new TreeSet<>(puts.keySet()), deletes);
  }

  /** Removes what an interrupted save left behind before it was decided or after it was done. */
  static void clean(Path folder) throws IOException {
    Disk.deleteTree(folder.resolve(ProjectFiles.PRIVATE).resolve(TEMPORARY));
    if (in(folder).isEmpty()) {
      Disk.deleteTree(ready(folder));
    }
  }

  /** Where the present content of a file is; empty if the file is to be deleted. */
  Optional<Path> source(String file) {
    if (deletes.contains(file)) {
      return Optional.empty();
    }
    Path waiting = waiting(file);
    return Optional.of(
        puts.contains(file) && Files.exists(waiting) ? waiting : folder.resolve(file));
  }

  /** Puts everything in its place. */
  void finish() throws IOException {
    NavigableSet<Path> changed = new TreeSet<>();
    for (String file : puts) {
      Path target = folder.resolve(file);
      if (Files.exists(waiting(file))) {
        Files.createDirectories(target.getParent());
        Files.move(
            waiting(file),
            target,
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      }
      changed.add(target.getParent());
    }
    for (String file : deletes) {
      Files.deleteIfExists(folder.resolve(file));
      Path parent = folder.resolve(file).getParent();
      changed.add(parent);
      for (; !parent.equals(folder); parent = parent.getParent()) {
        Disk.deleteIfEmpty(parent);
      }
    }
    changed.forEach(Disk::settle);
    Files.delete(ready(folder).resolve(MANIFEST));
    Disk.deleteTree(ready(folder));
  }

  private Path waiting(String file) {
    return ready(folder).resolve(CONTENT).resolve(file);
  }

  private static Path ready(Path folder) {
    return folder.resolve(ProjectFiles.PRIVATE).resolve(READY);
  }
}
