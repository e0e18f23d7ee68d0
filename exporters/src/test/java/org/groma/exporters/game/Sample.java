package org.groma.exporters.game;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.groma.exporters.Export;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project, and documents as bytes and back. */
final class Sample {

  static final Project PROJECT = load();
  static final String TEXT = text(PROJECT);

  private Sample() {}

  private static Project load() {
    return switch (ProjectStore.loadStrictly(Path.of("..", "sample-data", "invasions"))) {
      case LoadResult.Loaded loaded -> loaded.project();
      case LoadResult.Unreadable(var problems) -> throw new AssertionError(problems.toString());
    };
  }

  static String text(Project project) {
    return new String(
        new GameExporter().artifacts(Export.of(project)).getFirst().bytes(),
        StandardCharsets.UTF_8);
  }

  static GameReading read(String text) {
    return GameReader.read("game.json", text.getBytes(StandardCharsets.UTF_8));
  }

  static Project game(String text) {
    return switch (read(text)) {
      case GameReading.Whole(Project project) -> project;
      case GameReading.Refused(var problems) -> throw new AssertionError(problems.toString());
    };
  }
}
