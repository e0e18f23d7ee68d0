package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.store.LoadProblem.Kind;

/** The bytes of all project files of a folder at one moment, seen through a pending save. */
final class Snapshot {

  private static final int TRIES = 20;
  private static final long LARGEST = 1L << 30;

  /** What changes when a file is replaced. */
  private record Stamp(long size, FileTime modified, Optional<Object> identity) {}

  private final NavigableMap<String, byte[]> files = new TreeMap<>();
  private final List<LoadProblem> problems = new ArrayList<>();

  private Snapshot() {}

  /**
   * Reads a folder. If someone saves into it meanwhile it is read again, so that no half of one
   * state is read with half of another.
   */
  static Snapshot of(Path folder) throws IOException {
    for (int i = 0; i < TRIES; i++) {
      try {
        Map<String, Path> sources = sources(folder);
        Map<String, Stamp> before = stamps(sources);
        Snapshot snapshot = new Snapshot();
        for (Map.Entry<String, Path> source : sources.entrySet()) {
          snapshot.read(source.getKey(), source.getValue());
        }
        if (before.equals(stamps(sources(folder)))) {
          return snapshot;
        }
      } catch (NoSuchFileException movedMeanwhile) {
        // read again
      }
    }
    throw new IOException("the files change all the time; wait until no other program writes them");
  }

  /** Reads a folder whose files can all be read. */
  static Snapshot whole(Path folder) throws IOException {
    Snapshot snapshot = of(folder);
    if (!snapshot.problems.isEmpty()) {
      throw new IOException(snapshot.problems.getFirst().toString());
    }
    return snapshot;
  }

  /** Files that are on no disk. */
  static Snapshot with(NavigableMap<String, byte[]> files) {
    Snapshot snapshot = new Snapshot();
    snapshot.files.putAll(files);
    return snapshot;
  }

  private static Map<String, Path> sources(Path folder) throws IOException {
    Optional<PendingSave> pending = PendingSave.in(folder);
    NavigableSet<String> names = ProjectFiles.in(folder);
    pending.ifPresent(save -> names.addAll(save.puts()));
    Map<String, Path> sources = new TreeMap<>();
    for (String name : names) {
      Optional<Path> source =
          pending.isPresent() ? pending.get().source(name) : Optional.of(folder.resolve(name));
      source.ifPresent(path -> sources.put(name, path));
    }
    return sources;
  }

  private static Map<String, Stamp> stamps(Map<String, Path> sources) throws IOException {
    Map<String, Stamp> stamps = new HashMap<>();
    for (Map.Entry<String, Path> source : sources.entrySet()) {
      if (Disk.leadsNowhere(source.getValue())) {
        continue;
      }
      BasicFileAttributes attributes =
          Files.readAttributes(source.getValue(), BasicFileAttributes.class);
      stamps.put(
          source.getKey(),
          new Stamp(
              attributes.size(),
              attributes.lastModifiedTime(),
              Optional.ofNullable(attributes.fileKey())));
    }
    return stamps;
  }

  private void read(String name, Path source) throws NoSuchFileException {
    try {
      if (Disk.leadsNowhere(source)) {
        problem(name, "this is a link to a file that does not exist");
      } else if (Files.isDirectory(source)) {
        problem(name, "this is a folder, but a file of this name is needed");
      } else if (Files.size(source) > LARGEST) {
        problem(name, "the file is larger than a gigabyte");
      } else {
        files.put(name, Files.readAllBytes(source));
      }
    } catch (NoSuchFileException moved) {
      throw moved;
    } catch (IOException failed) {
      problem(name, "the file cannot be read: " + Disk.words(failed));
    }
  }

  private void problem(String name, String message) {
    problems.add(LoadProblem.of(name, Kind.ACCESS, message));
  }

  NavigableMap<String, byte[]> files() {
    return files;
  }

  /** Files that are there but could not be read. */
  List<LoadProblem> problems() {
    return problems;
  }
}
