package org.groma.engine.invasions;

import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project of Invasions, loaded once. */
public final class SampleProject {

  private static final Path FOLDER = Path.of("..", "sample-data", "invasions");
  private static final Project PROJECT = load();

  private SampleProject() {}

  public static Project get() {
    return PROJECT;
  }

  private static Project load() {
    return switch (ProjectStore.load(FOLDER)) {
      case LoadResult.Loaded loaded when loaded.problems().isEmpty() -> loaded.project();
      case LoadResult.Loaded loaded -> throw new AssertionError(loaded.problems().toString());
      case LoadResult.Unreadable unreadable ->
          throw new AssertionError(unreadable.problems().toString());
    };
  }
}
