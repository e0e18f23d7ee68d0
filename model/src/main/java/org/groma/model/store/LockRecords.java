package org.groma.model.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The lock of a folder whose file system has no locks: a file for each process, named after it.
 * Whoever wants the lock makes its own file first and looks for others then, so of two that come at
 * once none or one gets it, never both. A file whose process is gone counts for nothing.
 */
final class LockRecords {

  private static final String PREFIX = "lock-";
  private static final long LARGEST = 100_000; // with room for what makes sure of the file

  private LockRecords() {}

  /** Makes our record, or says who else has one. */
  static Optional<LockHolder> obstacle(Path own, LockHolder holder) throws IOException {
    try {
      Files.deleteIfExists(own); // of a process that had our number, or a link
      Files.writeString(own, holder.text(), StandardOpenOption.CREATE_NEW);
      for (Path other : others(own)) {
        Optional<LockHolder> found = read(other);
        boolean gone = found.filter(it -> it.isOnThisHost() && !it.isAlive()).isPresent();
        if (gone) {
          Files.deleteIfExists(other);
        } else if (Disk.isThere(other)) {
          Files.deleteIfExists(own);
          return Optional.of(found.orElse(unknown(other)));
        }
      }
      return Optional.empty();
    } catch (IOException failed) {
      Files.deleteIfExists(own);
      throw failed;
    }
  }

  /** A process of this computer other than ours that has the folder by its record. */
  static Optional<LockHolder> alive(Path directory, LockHolder holder) throws IOException {
    for (Path other : others(file(directory, holder))) {
      Optional<LockHolder> found = read(other).filter(LockHolder::isAliveHere);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Where the record of a holder lies: no two processes have the same place. */
  static Path file(Path directory, LockHolder holder) throws IOException {
    Files.createDirectories(directory);
    String name =
        String.format(
            Locale.ROOT, "%s-%d", holder.host().replaceAll("[^A-Za-z0-9.]", "_"), holder.process());
    return directory.resolve(PREFIX + name);
  }

  static Optional<LockHolder> read(Path file) throws IOException {
    try {
      BasicFileAttributes found =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (!found.isRegularFile() || found.size() > LARGEST) {
        return Optional.empty(); // none of ours
      }
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      return LockHolder.parse(text).map(holder -> holder.since(ProjectLock.since(file)));
    } catch (NoSuchFileException gone) {
      return Optional.empty();
    }
  }

  private static LockHolder unknown(Path file) {
    String name = file.getFileName().toString().substring(PREFIX.length());
    return new LockHolder(
        0, Optional.empty(), name, "somebody", "another Groma", ProjectLock.since(file));
  }

  private static List<Path> others(Path own) throws IOException {
    try (Stream<Path> inside = Files.list(own.getParent())) {
      return inside
          .filter(path -> path.getFileName().toString().startsWith(PREFIX) && !path.equals(own))
          .sorted()
          .toList();
    }
  }
}
