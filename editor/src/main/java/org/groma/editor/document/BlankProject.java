package org.groma.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;

/** A project with nothing in it but words to start from, and the folders that one may go into. */
public final class BlankProject {

  /** The ruleset of a project that is made for no game yet. */
  public static final String NO_GAME = "generic";

  private static final String PROJECT_FILE = "project.json";

  private BlankProject() {}

  public static Project named(String name, String ruleset) {
    return Project.empty(new Settings(name, ruleset, Optional.empty(), List.of()))
        .with(StarterVocabulary.WORDS);
  }

  /** What a new project in a folder is called, unless somebody says otherwise. */
  public static String usualName(Path folder) {
    Path last = folder.toAbsolutePath().normalize().getFileName(); // the top of a disk has none
    return last == null ? "" : last.toString();
  }

  public static boolean isProject(Path folder) {
    return Files.exists(folder.resolve(PROJECT_FILE));
  }

  /** Why no new project can be made in a folder, as a sentence. */
  public static Optional<String> occupied(Path folder) {
    if (isProject(folder)) {
      return Optional.of(
          folder + " already holds a project. Choose another folder, or open this one.");
    }
    if (Files.isDirectory(folder)) {
      return content(folder);
    }
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.of(folder + " is a file, not a folder. Choose another name.");
    }
    Path parent = folder.toAbsolutePath().normalize().getParent();
    return Files.isDirectory(parent)
        ? Optional.empty()
        : Optional.of("There is no folder " + parent + ". Make it first, or choose another place.");
  }

  private static Optional<String> content(Path folder) {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside
          .map(path -> path.getFileName().toString())
          .sorted()
          .findFirst()
          .map(file ->
              String.format(
                  Locale.ROOT,
                  "%s is not empty (it holds %s). Choose an empty or a new folder.",
                  folder,
                  file));
    } catch (IOException unreadable) {
      return Optional.of(folder + " cannot be looked into. Do you have the right to?");
    }
  }
}
