package org.groma.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.editor.diff.UnifiedDiff;
import org.groma.model.project.Project;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.Unwritable;

/** What saving a changed project would do to its files. */
final class ProjectDiff {

  private ProjectDiff() {}

  /** The difference between the files in the folder and the project, as a patch. */
  static String of(Path folder, Project loaded, Project changed) {
    try {
      NavigableMap<String, String> after = ProjectStore.texts(changed);
      NavigableSet<String> files = new TreeSet<>(ProjectStore.texts(loaded).keySet());
      files.addAll(after.keySet());
      NavigableMap<String, String> before = new TreeMap<>();
      for (String file : files) {
        before.put(file, onDisk(folder, file));
      }
      return UnifiedDiff.of(before, after);
    } catch (Unwritable broken) {
      throw Stop.cannotRun("The project could not be saved: " + broken.getMessage() + ".", broken);
    } catch (IOException failed) {
      throw Stop.cannotRun(folder + " cannot be read again.", failed);
    }
  }

  private static String onDisk(Path folder, String file) throws IOException {
    Path path = folder.resolve(file);
    return Files.exists(path) ? Files.readString(path) : "";
  }
}
