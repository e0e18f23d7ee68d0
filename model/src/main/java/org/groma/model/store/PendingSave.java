package org.groma.model.store;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
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
    if (!Disk.isThere(manifest)) {
      return Optional.empty();
    }
    Disk.refuseLinks(folder, ProjectFiles.PRIVATE + "/" + READY + "/" + MANIFEST);
    try {
      PendingSave found = read(folder, Files.readAllLines(manifest, StandardCharsets.UTF_8));
      for (String file : found.puts) {
        Disk.refuseLinks(ready(folder), CONTENT + "/" + file);
      }
      return Optional.of(found);
    } catch (NoSuchFileException justFinished) {
      return Optional.empty();
    } catch (MalformedInputException garbled) {
      throw refused(manifest, "is damaged");
    } catch (IllegalArgumentException damaged) {
      throw refused(manifest, damaged.getMessage());
    }
  }

  private static IOException refused(Path manifest, String why) {
    return new FileSystemException(
        manifest.toString(),
        null,
        "the list of files of an interrupted save "
            + why
            + "; if the project is kept in version control, restore it from there, then delete the"
            + " folder .groma/"
            + READY);
  }

  private static PendingSave read(Path folder, List<String> lines) {
    NavigableSet<String> puts = new TreeSet<>();
    NavigableSet<String> deletes = new TreeSet<>();
    if (lines.isEmpty() || !lines.getFirst().equals(HEADER)) {
      throw new IllegalArgumentException("is damaged");
    }
    for (String line : lines.subList(1, lines.size())) {
      boolean put = line.startsWith(PUT);
      if (!put && !line.startsWith(DELETE)) {
        throw new IllegalArgumentException("is damaged");
      }
      String file = line.substring(put ? PUT.length() : DELETE.length());
      if (!ProjectFiles.isOne(file) && (put || !file.equals(JournalFile.FILE))) {
        throw new IllegalArgumentException(
            "names '" + file.replaceAll("\\p{Cntrl}", "?") + "', which is no file of a project");
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
    FileMode usual = FileMode.of(folder.resolve(ProjectFiles.PROJECT));
    try {
      List<String> manifest = new ArrayList<>(List.of(HEADER));
      for (Map.Entry<String, byte[]> file : puts.entrySet()) {
        Disk.write(
            temporary.resolve(CONTENT).resolve(file.getKey()),
            file.getValue(),
            FileMode.of(folder.resolve(file.getKey()), usual));
        manifest.add(PUT + file.getKey());
      }
      deletes.forEach(file -> manifest.add(DELETE + file));
      String lines = String.join("\n", manifest) + "\n";
      Disk.write(temporary.resolve(MANIFEST), lines.getBytes(StandardCharsets.UTF_8), usual);
      Disk.settleTree(temporary);
      Disk.settle(folder); // the private folder may be new
    } catch (IOException failed) {
      Disk.deleteTreeQuietly(temporary);
      throw failed;
    }
    rename(temporary, ready(folder));
    return new PendingSave(folder, new TreeSet<>(puts.keySet()), deletes);
  }

  /** The moment of decision. A disk may do it and report an error all the same, so it is asked. */
  private static void rename(Path temporary, Path ready) throws IOException {
    try {
      Files.move(temporary, ready, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      boolean decided;
      try {
        decided = Disk.isThere(ready.resolve(MANIFEST));
      } catch (IOException mute) {
        throw new Undecided(failed);
      }
      if (!decided) {
        Disk.deleteTreeQuietly(temporary);
        throw failed;
      }
    }
  }

  /** The disk does not tell whether a save was decided or not. */
  static final class Undecided extends IOException {
    private static final long serialVersionUID = 1;

    Undecided(IOException cause) {
      super(cause);
    }
  }

  /** Removes what an interrupted save left behind before it was decided or after it was done. */
  static void clean(Path folder) throws IOException {
    Disk.deleteTree(folder.resolve(ProjectFiles.PRIVATE).resolve(TEMPORARY));
    if (in(folder).isEmpty()) {
      Disk.deleteTree(ready(folder));
    }
  }

  /** Where the present content of a file is; empty if the file is to be deleted. */
  Optional<Path> source(String file) throws IOException {
    if (deletes.contains(file)) {
      return Optional.empty();
    }
    Path waiting = waiting(file);
    return Optional.of(
        puts.contains(file) && Disk.isThere(waiting) ? waiting : folder.resolve(file));
  }

  /**
   * Makes sure that every file has its place within the folder: a link on the way would lead what
   * is written, or deleted, elsewhere.
   */
  void checkPlaces() throws IOException {
    for (NavigableSet<String> files : List.of(puts, deletes)) {
      for (String file : files) {
        int end = file.lastIndexOf('/');
        if (end > 0) {
          Disk.refuseLinks(folder, file.substring(0, end));
        }
      }
    }
  }

  /** Puts everything in its place. */
  void finish() throws IOException {
    checkPlaces();
    Disk.settle(ready(folder).getParent());
    NavigableSet<Path> changed = new TreeSet<>();
    for (String file : puts) {
      Path target = folder.resolve(file);
      if (Disk.isThere(waiting(file))) {
        Files.createDirectories(target.getParent());
        Files.move(
            waiting(file),
            target,
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      }
      addWay(changed, target);
    }
    for (String file : deletes) {
      Files.deleteIfExists(folder.resolve(file));
      addWay(changed, folder.resolve(file));
      Path parent = folder.resolve(file).getParent();
      for (; !parent.equals(folder); parent = parent.getParent()) {
        Disk.deleteIfEmpty(parent);
      }
    }
    for (Path each : changed) {
      if (Disk.isThere(each)) {
        Disk.settle(each);
      }
    }
    Files.deleteIfExists(ready(folder).resolve(MANIFEST));
    Disk.deleteTreeQuietly(ready(folder)); // without its manifest it counts for nothing
  }

  /** The folders that a file lies in: each may be new, and stands in the one above it. */
  private void addWay(NavigableSet<Path> folders, Path file) {
    Path parent = file.getParent();
    for (; !parent.equals(folder); parent = parent.getParent()) {
      folders.add(parent);
    }
    folders.add(folder);
  }

  private Path waiting(String file) {
    return ready(folder).resolve(CONTENT).resolve(file);
  }

  private static Path ready(Path folder) {
    return folder.resolve(ProjectFiles.PRIVATE).resolve(READY);
  }
}
