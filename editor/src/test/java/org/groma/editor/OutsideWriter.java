package org.groma.editor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.groma.model.project.Project;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.Unwritable;

/** A program that writes into the folder of a project and asks nobody: an editor, a checkout. */
public final class OutsideWriter {

  private OutsideWriter() {}

  public static void write(Project project, Path folder) {
    try {
      for (Map.Entry<String, String> file : ProjectStore.texts(project).entrySet()) {
        Path target = folder.resolve(file.getKey());
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.getValue());
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (Unwritable broken) {
      throw new IllegalStateException(broken);
    }
  }
}
