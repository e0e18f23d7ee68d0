package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.editor.document.BlankProject;
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
      description = "The ruleset of the game it is made for; generic if not given.")
  private String ruleset = BlankProject.NO_GAME;

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
    ProjectFolder.save(folder, BlankProject.named(title(), ruleset), shell);
    shell.out().println("Made the empty project '" + title() + "' in " + folder + ".");
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
                + " as 'my-game'.");
  }

  private Optional<String> occupied() {
    return BlankProject.isProject(folder)
        ? Optional.of(
            folder
                + " already holds a project. Choose another folder, or look at this one: groma info"
                + " "
                + folder)
        : BlankProject.occupied(folder);
  }

  private String title() {
    return name.orElseGet(() -> BlankProject.usualName(folder));
  }
}
