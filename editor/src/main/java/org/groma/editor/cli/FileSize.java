package org.groma.editor.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A file of a project and its size.
 *
 * @param file relative to the project folder, with forward slashes
 */
record FileSize(String file, long bytes) {

  /**
   * The files of a project folder by name; hidden ones, such as version control's, are left out.
   */
  static List<FileSize> in(Path folder) {
    List<FileSize> found = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
              return !inner.equals(folder) && isHidden(inner)
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failed) {
              return FileVisitResult.CONTINUE; // not a project file: those have just been read
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && !isHidden(file)) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                found.add(new FileSize(name, attributes.size()));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    found.sort(Comparator.comparing(FileSize::file));
    return List.copyOf(found);
  }

  private static boolean isHidden(Path path) {
    return path.getFileName().toString().startsWith(".");
  }

  /** The folder within the project, or the file itself where it lies at the top. */
  String group() {
    int slash = file.indexOf('/');
    return slash < 0 ? file : file.substring(0, slash + 1);
  }
}
