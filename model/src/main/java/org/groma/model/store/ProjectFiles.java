package org.groma.model.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
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
  private static final List<String> FIXED = List.of(PROJECT, VOCABULARY, TOPOLOGY);

  private ProjectFiles() {}

  /**
   * The project files that are there, relative to the folder. Folders may be links; one that leads
   * nowhere is an error, for what was behind it is not known to be gone.
   */
  static NavigableSet<String> in(Path folder) throws IOException {
    NavigableSet<String> found = new TreeSet<>();
    for (String file : FIXED) {
      addIfThere(found, folder, file);
    }
    for (Kind<?, ?> kind : Kinds.ALL) {
      switch (kind.storage()) {
        case Storage.OneFile(String path) -> addIfThere(found, folder, path);
        case Storage.FileEach(String each) -> addAll(found, folder, each, kind);
      }
    }
    return found;
  }

  /** Whether a file, there or not, belongs to a kind that has a file for each entry. */
  static boolean isOf(Kind<?, ?> kind, String file) {
    return kind.storage() instanceof Storage.FileEach(String each)
        && file.startsWith(each + "/")
        && file.endsWith(JSON)
        && file.chars().filter(c -> c == '/').count() == depth(kind)
        && isPlain(file);
  }

  /**
   * Whether a file of this name, relative to the folder, can be a part of a project: nothing else
   * is written or deleted by a save.
   */
  static boolean isOne(String file) {
    return FIXED.contains(file)
        || Kinds.ALL.stream()
            .anyMatch(kind ->
                kind.storage() instanceof Storage.OneFile(String path)
                    ? path.equals(file)
                    : isOf(kind, file));
  }

  /** Whether it is one name after the other, none of which is hidden or leads back. */
  private static boolean isPlain(String file) {
    for (String name : file.split("/", -1)) {
      if (name.isEmpty() || name.startsWith(".")) {
        return false;
      }
    }
    return file.chars().noneMatch(c -> c == '\\' || c == ':' || Character.isISOControl(c));
  }

  private static void addIfThere(NavigableSet<String> found, Path folder, String file)
      throws IOException {
    Path path = folder.resolve(file);
    checkLink(path.getParent());
    if (Disk.isThere(path)) {
      found.add(file);
    }
  }

  private static void addAll(NavigableSet<String> found, Path folder, String each, Kind<?, ?> kind)
      throws IOException {
    int depth = depth(kind);
    Path start = folder.resolve(each);
    checkLink(start);
    if (!Disk.isFolder(start)) {
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
      } else {
        String file = each + "/" + slashed(start.relativize(path));
        if (isOf(kind, file) && !Files.isDirectory(path)) {
          found.add(file);
        }
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
