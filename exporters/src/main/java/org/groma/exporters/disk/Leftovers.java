package org.groma.exporters.disk;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Unfinished files and folders of this process. Whoever makes one takes it away; what is still here
 * when somebody ends the process goes then.
 */
final class Leftovers {

  private static final Set<Path> PRESENT = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> PRESENT.forEach(Leftovers::remove), "groma-leftovers"));
  }

  private Leftovers() {}

  static void add(Path path) {
    PRESENT.add(path);
  }

  /** It is in its place now, and no longer a leftover. */
  static void keep(Path path) {
    PRESENT.remove(path);
  }

  /** Takes a file or a folder away, links in it but not what they lead to. */
  static void remove(Path path) {
    PRESENT.remove(path);
    try {
      if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        Files.walkFileTree(path, new Removal());
      }
    } catch (IOException stays) {
      // why the work failed is told already, and a disk that fails may keep this too
    }
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
