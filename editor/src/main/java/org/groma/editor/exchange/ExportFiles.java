package org.groma.editor.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.exporters.Artifact;

/** Puts what an export makes on disk. */
public final class ExportFiles {

  private ExportFiles() {}

  /**
   * Where each file goes: into a folder under its own name; or the first one to the file that was
   * named, and the others beside it.
   */
  public static Map<Path, Artifact> places(List<Artifact> artifacts, Path out) {
    boolean named = !Files.isDirectory(out);
    Path place = named ? out.toAbsolutePath().getParent() : out;
    Map<Path, Artifact> files = new LinkedHashMap<>();
    for (int i = 0; i < artifacts.size(); i++) {
      Artifact artifact = artifacts.get(i);
      files.put(named && i == 0 ? out : place.resolve(artifact.name()), artifact);
    }
    return files;
  }

  /** Writes a file; it is whole before it takes the place of an older one. */
  public static void write(Artifact artifact, Path file) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".tmp");
    Files.createDirectories(file.toAbsolutePath().getParent());
    try {
      try (OutputStream stream = Files.newOutputStream(beside)) {
        artifact.content().writeTo(stream);
      }
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }
}
