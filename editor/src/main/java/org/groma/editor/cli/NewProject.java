package org.groma.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.value.Slug;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code groma new FOLDER}: makes an empty project. */
@Command(
    name = "new",
    description = "Make an empty project with words for terrains, borders and links to start from.",
    footer = {"", "Then, for instance: groma import FILE.geojson --into FOLDER"})
final class NewProject implements Task {

  private static final String PROJECT_FILE = "project.json";

  private final Shell shell;

  @Parameters(
      paramLabel = "FOLDER",
      description = "The folder to make; it may exist if it is empty.")
  private Path folder;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What people call the project; the name of the folder if not given.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--ruleset",
      paramLabel = "NAME",
      description = "The game it is made for, for instance invasions; generic if not given.")
  private String ruleset = "generic";

  NewProject(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "making the project " + folder;
  }

  @Override
  public Integer call() {
    obstacle()
        .ifPresent(sentence -> {
          throw Stop.cannotRun(sentence);
        });
    Settings settings = new Settings(title(), ruleset, Optional.empty(), List.of());
    ProjectFolder.save(folder, Project.empty(settings).with(StarterVocabulary.WORDS), shell);
    shell.out().println("Made the empty project '" + settings.name() + "' in " + folder + ".");
    return Exit.FINE;
  }

  /** What stands in the way, and what to do about it. */
  private Optional<String> obstacle() {
    return occupied().or(this::misnamed);
  }

  private Optional<String> misnamed() {
    if (title().isBlank()) {
      return Optional.of("A project needs a name that is not blank: --name NAME.");
    }
    return Slug.isValid(ruleset)
        ? Optional.empty()
        : Optional.of(
            "'%s' is not the name of a ruleset: write lower-case letters, digits and hyphens, such"
                    .formatted(ruleset)
                + " as 'invasions'.");
  }

  private Optional<String> occupied() {
    if (Files.exists(folder.resolve(PROJECT_FILE))) {
      return Optional.of(
          folder
              + " already holds a project. Choose another folder, or look at this one: groma info "
              + folder);
    }
    if (Files.isDirectory(folder)) {
      return content();
    }
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.of(folder + " is a file, not a folder. Choose another name.");
    }
    Path parent = folder.toAbsolutePath().normalize().getParent();
    return Files.isDirectory(parent)
        ? Optional.empty()
        : Optional.of("There is no folder " + parent + ". Make it first, or choose another place.");
  }

  private Optional<String> content() {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside
          .map(path -> path.getFileName().toString())
          .sorted()
          .findFirst()
          .map(file ->
              "%s is not empty (it holds %s). Choose an empty or a new folder."
                  .formatted(folder, file));
    } catch (IOException unreadable) {
      throw Stop.cannotRun(
          folder + " cannot be looked into. Do you have the right to?", unreadable);
    }
  }

  private String title() {
    Path last = folder.toAbsolutePath().normalize().getFileName(); // the top of a disk has none
    return name.orElseGet(() -> last == null ? "" : last.toString());
  }
}
