package org.groma.editor.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.exporters.Artifact;
import org.groma.exporters.disk.WholeFile;

/** Puts what an export makes on disk. */
public final class ExportFiles {

  private ExportFiles() {}

  /**
   * Where each file goes: into a folder under its own name; or the first one to the file that was
   * named, and the others beside it.
   */
  public static Map<Path, Artifact> places(List<Artifact> artifacts, Path out) {
    if (Files.isDirectory(out)) {
      return within(artifacts, out);
    }
    Map<Path, Artifact> files = new LinkedHashMap<>();
    files.put(out, artifacts.getFirst());
    Path beside = out.toAbsolutePath().getParent();
    files.putAll(within(artifacts.subList(1, artifacts.size()), beside));
    return files;
  }

  /** All of them in a folder, which need not be there yet. */
  public static Map<Path, Artifact> within(List<Artifact> artifacts, Path folder) {
    Map<Path, Artifact> files = new LinkedHashMap<>();
    artifacts.forEach(artifact -> files.put(folder.resolve(artifact.name()), artifact));
    return files;
  }

  /**
   * Writes a file, and makes the folder for it. If that fails, what was there before is there, and
   * nothing else.
   */
  public static void write(Artifact artifact, Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    List<Path> made = missing(folder);
    boolean written = false;
    try {
      Files.createDirectories(folder);
      WholeFile.write(file, artifact.content()::writeTo);
      written = true;
    } finally {
      if (!written) {
        made.forEach(ExportFiles::removeIfEmpty);
      }
    }
  }

  /** The folders that have to be made, the innermost first. */
  private static List<Path> missing(Path folder) {
    List<Path> missing = new ArrayList<>();
    for (Path each = folder; each != null && !Files.exists(each); each = each.getParent()) {
      missing.add(each);
    }
    return missing;
  }

  private static void removeIfEmpty(Path folder) {
    try {
      Files.deleteIfExists(folder);
    } catch (IOException inUse) {
      // somebody has put something into it, or the disk keeps it; why the writing failed is told
    }
  }
}
