package org.groma.exporters.disk;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Unfinished files and folders of this process. Whoever makes one takes it away. What a failing
 * disk did not let go of is tried again with the next file, and what is still here when somebody
 * ends the process goes then.
 */
final class Leftovers {

  private static final Set<Path> PRESENT = ConcurrentHashMap.newKeySet();
  private static final Set<Path> ABANDONED = ConcurrentHashMap.newKeySet();

  static {
    Thread last = new Thread(Leftovers::removeAll, "groma-leftovers");
    Runtime.getRuntime().addShutdownHook(last);
  }

  private Leftovers() {}

  private static void removeAll() {
    PRESENT.forEach(Leftovers::remove);
    sweep();
  }

  static void add(Path path) {
    PRESENT.add(path);
  }

  /** It is in its place now, and no longer a leftover. */
  static void keep(Path path) {
    PRESENT.remove(path);
  }

  /** Takes a file or a folder away, links in it but not what they lead to. */
  static void remove(Path path) {
    ABANDONED.add(path);
    PRESENT.remove(path);
    try {
      Files.walkFileTree(path, new Removal());
      ABANDONED.remove(path);
    } catch (NoSuchFileException gone) {
      ABANDONED.remove(path);
    } catch (IOException stays) {
      // why the work failed is told already
    }
  }

  /** Tries again what could not be taken away. */
  static void sweep() {
    ABANDONED.forEach(Leftovers::remove);
  }

  private static final class Removal extends SimpleFileVisitor<Path> {

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.deleteIfExists(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failed) throws IOException {
      Files.deleteIfExists(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
