package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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

  private LockRecords() {}

  /** Makes our record, or says who else has one. */
  static Optional<LockHolder> obstacle(Path own, LockHolder holder) throws IOException {
    try {
      Files.writeString(own, holder.text());
      for (Path other : others(own)) {
        Optional<LockHolder> found = read(other);
        boolean gone = found.filter(it -> it.isOnThisHost() && !it.isAlive()).isPresent();
        if (gone) {
          Files.deleteIfExists(other);
        } else if (Files.exists(other)) {
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
      String text = Files.readString(file);
      return LockHolder.parse(text).map(found -> found.since(ProjectLock.since(file)));
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
