package org.groma.model.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.project.Kinds;

/** Which files of a folder are project files, and their names. */
final class ProjectFiles {

  static final String PROJECT = "project.json";
  static final String VOCABULARY = "rules/vocabulary.json";
  static final String TOPOLOGY = "map/topology.json";

  /** Holds what is not part of the project: a save under way, the journal. */
  static final String PRIVATE = ".groma";

  private static final String JSON = ".json";

  private ProjectFiles() {}

  /**
   * The project files that are there, relative to the folder. Folders may be links; one that leads
   * nowhere is an error, for what was behind it is not known to be gone.
   */
  static NavigableSet<String> in(Path folder) throws IOException {
    NavigableSet<String> found = new TreeSet<>();
    for (String file : new String[] {PROJECT, VOCABULARY, TOPOLOGY}) {
      addIfThere(found, folder, file);
    }
    for (Kind<?, ?> kind : Kinds.ALL) {
      switch (kind.storage()) {
        case Storage.OneFile(String path) -> addIfThere(found, folder, path);
        case Storage.FileEach(String each) -> addAll(found, folder, each, depth(kind));
      }
    }
    return found;
  }

  /** Whether a file, there or not, belongs to a kind that has a file for each entry. */
  static boolean isOf(Kind<?, ?> kind, String file) {
    return kind.storage() instanceof Storage.FileEach(String each)
        && file.startsWith(each + "/")
        && file.endsWith(JSON)
        && file.chars().filter(c -> c == '/').count() == depth(kind);
  }

  private static void addIfThere(NavigableSet<String> found, Path folder, String file)
      throws IOException {
    Path path = folder.resolve(file);
    checkLink(path.getParent());
    if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      found.add(file);
    }
  }

  private static void addAll(NavigableSet<String> found, Path folder, String each, int depth)
      throws IOException {
    Path start = folder.resolve(each);
    checkLink(start);
    if (!Files.isDirectory(start)) {
      return;
    }
    List<Path> inside;
    try (Stream<Path> walk = Files.walk(start, depth, FileVisitOption.FOLLOW_LINKS)) {
      inside = walk.filter(path -> !isHidden(start.relativize(path))).toList();
    } catch (UncheckedIOException failed) {
      throw failed.getCause();
    }
    for (Path path : inside) {
      if (start.relativize(path).getNameCount() < depth) {
        checkLink(path);
      } else if (path.toString().endsWith(JSON) && !Files.isDirectory(path)) {
        found.add(each + "/" + slashed(start.relativize(path)));
      }
    }
  }

  private static void checkLink(Path folder) throws IOException {
    if (Disk.leadsNowhere(folder)) {
      throw new FileSystemException(
          folder.toString(), null, "this is a link to a folder that does not exist");
    }
  }

  private static boolean isHidden(Path relative) {
    for (Path part : relative) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }

  private static String slashed(Path relative) {
    return relative.toString().replace('\\', '/');
  }

  /** How many folders deep the files lie: one, or two where ids have a slash. */
  private static int depth(Kind<?, ?> kind) {
    try {
      return 1 + (int) kind.parseId().apply("a/a").slug().chars().filter(c -> c == '/').count();
    } catch (IllegalArgumentException noSlash) {
      return 1;
    }
  }
}
