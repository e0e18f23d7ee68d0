package org.groma.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.groma.exporters.game.GameReader;
import org.groma.exporters.game.GameReading;
import org.groma.model.project.Project;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/** A project in its folder, as commands open and save it: all of it, or a sentence why not. */
final class ProjectFolder {

  private static final int TOLD_PROBLEMS = 10;
  private static final long LARGEST_DOCUMENT = 64L << 20;

  private ProjectFolder() {}

  static Project open(Path folder) {
    return switch (ProjectStore.loadStrictly(folder)) {
      case LoadResult.Loaded loaded -> loaded.project();
      case LoadResult.Unreadable(List<LoadProblem> problems) -> throw unreadable(folder, problems);
    };
  }

  /** Opens what games can be played from: the folder of a project, or a game document. */
  static Project openToPlay(Path path) {
    if (!Files.isRegularFile(path)) {
      return open(path);
    }
    return switch (GameReader.read(path.getFileName().toString(), bytes(path))) {
      case GameReading.Whole(Project project) -> project;
      case GameReading.Refused(List<LoadProblem> problems) -> throw unreadable(path, problems);
    };
  }

  private static byte[] bytes(Path file) {
    try {
      if (Files.size(file) > LARGEST_DOCUMENT) {
        throw Stop.cannotRun(
            file + " is larger than 64 megabytes; no game document is. Is it the right file?");
      }
      return Files.readAllBytes(file);
    } catch (IOException failed) {
      throw Stop.cannotRun(file + " cannot be read. May you read it?", failed);
    }
  }

  static Stop unreadable(Path folder, List<LoadProblem> problems) {
    return Stop.cannotRun(sentence(folder, problems));
  }

  /** Makes a project in a folder that has none. */
  static void create(Path folder, Project project, Shell shell) {
    told(
        ProjectStore.create(project, folder),
        shell,
        () -> folder + " has got a project meanwhile. Choose another folder.");
  }

  /**
   * Says what came of a save, or stops.
   *
   * @param overtaken the sentence for files that another program has changed
   */
  static void told(SaveResult result, Shell shell, Supplier<String> overtaken) {
    switch (result) {
      case SaveResult.Saved saved -> saved.unfinished().ifPresent(shell::say);
      case SaveResult.NotSaved(String reason) -> throw Stop.cannotRun(reason);
      case SaveResult.Overtaken _ -> throw Stop.cannotRun(overtaken.get());
    }
  }

  /**
   * A problem of the folder itself is a sentence of its own; it may start with the folder's name.
   */
  private static String capitalised(String sentence, Path folder) {
    return sentence.startsWith(folder.toString())
        ? sentence
        : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  private static String sentence(Path folder, List<LoadProblem> problems) {
    if (problems.size() == 1) {
      String only = problems.getFirst() + ".";
      return problems.getFirst().file().isEmpty()
          ? capitalised(only, folder)
          : folder + " cannot be opened: " + only;
    }
    String more =
        problems.size() > TOLD_PROBLEMS
            ? System.lineSeparator() + "  and " + (problems.size() - TOLD_PROBLEMS) + " more"
            : "";
    return problems.stream()
        .limit(TOLD_PROBLEMS)
        .map(LoadProblem::toString)
        .collect(
            Collectors.joining(
                System.lineSeparator() + "  ",
                folder
                    + " cannot be opened; it has "
                    + problems.size()
                    + " problems:"
                    + System.lineSeparator()
                    + "  ",
                more));
  }
}
