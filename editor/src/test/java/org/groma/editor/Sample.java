package org.groma.editor;

import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project, loaded once. */
public final class Sample {

  public static final Path FOLDER = Path.of("..", "sample-data", "invasions");

  public static final Project PROJECT = load();

  private Sample() {}

  private static Project load() {
    return switch (ProjectStore.load(FOLDER)) {
      case LoadResult.Loaded loaded when loaded.problems().isEmpty() -> loaded.project();
      case LoadResult other -> throw new AssertionError(other.toString());
    };
  }
}
