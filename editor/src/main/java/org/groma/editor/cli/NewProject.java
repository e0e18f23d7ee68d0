package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.document.BlankProject;
import org.groma.editor.start.Beginning;
import org.groma.editor.start.GameShelf;
import org.groma.editor.start.ProjectStart;
import org.groma.editor.start.StartPlan;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma new FOLDER}: makes a project. */
@Command(
    name = "new",
    description =
        "Make a project: an empty sheet with words for terrains, borders and links to start from,"
            + " or one that begins with a map.",
    footer = {
      "",
      "The words are those of the game's sample if --ruleset names a game that Groma knows.",
      "Then, for instance: groma import FILE.geojson --into FOLDER"
    })
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

  @Option(
      names = "--with-rules",
      description =
          "Bring the units, leaders, nations, decks and tables of the game's sample; what they say"
              + " of places of its map is left out.")
  private boolean withRules;

  @Option(
      names = "--copy-sample",
      description = "Begin with everything that the sample of the ruleset has.")
  private boolean copy;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Begin with the map of a file: GeoJSON, TopoJSON, SVG, the polygons.txt of TripleA, or a"
              + " painted PNG.")
  private Optional<Path> from = Optional.empty();

  @Option(
      names = "--colours",
      paramLabel = "CSV",
      description = "With --from PNG: the table that says which colour is which province.")
  private Optional<Path> colours = Optional.empty();

  @Option(names = "--repair", description = "With --from: mend gaps and overlaps.")
  private boolean repair;

  @Mixin private SheetOption sheet = new SheetOption();

  @Mixin private InventOption invent = new InventOption();

  @Spec private CommandSpec spec;

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
    checkOptions();
    GameShelf shelf = GameShelf.of(shell.home().map(home -> home.resolve("sample-data")));
    StartPlan plan =
        new StartPlan(
            title(), ruleset, withRules, sheet.projection(), sheet.sheet(), beginning(shelf));
    switch (new ProjectStart(shelf).make(plan)) {
      case ProjectStart.Result.Refused(List<String> reasons) ->
          throw Stop.refused(
              "No project was made. " + String.join(System.lineSeparator(), reasons));
      case ProjectStart.Result.Made(Project project, List<String> remarks) -> {
        remarks.forEach(shell::say);
        ProjectStart.save(project, folder)
            .ifPresent(sentence -> {
              throw Stop.cannotRun(sentence);
            });
        shell
            .out()
            .println(
                String.format(
                    Locale.ROOT,
                    "Made the %s '%s' in %s.",
                    project.map().faceCount() > 1 ? "project" : "empty project",
                    title(),
                    folder));
      }
    }
    return Exit.FINE;
  }

  private void checkOptions() {
    int ways = (copy ? 1 : 0) + (from.isPresent() ? 1 : 0) + (invent.isWanted() ? 1 : 0);
    if (ways > 1) {
      throw wrong("a project begins in one way: --copy-sample, --from or --provinces");
    }
    if (from.isEmpty() && (repair || colours.isPresent())) {
      throw wrong("--repair and --colours only mean something with --from");
    }
    if (invent.isWanted() && sheet.sheet().isEmpty()) {
      throw wrong("--provinces needs the sheet to draw them on, such as --sheet 841x594");
    }
    if (copy && (withRules || sheet.isGiven())) {
      throw wrong("--copy-sample brings map, sheet and rules of the sample; leave these out");
    }
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private Beginning beginning(GameShelf shelf) {
    if (copy) {
      return new Beginning.SampleCopy(
          shelf
              .find(ruleset)
              .flatMap(GameShelf.Game::sample)
              .orElseThrow(() ->
                  Stop.cannotRun(
                      "There is no sample of the ruleset '"
                          + ruleset
                          + "' here; name one of a game with --ruleset.")));
    }
    if (invent.isWanted()) {
      shell.announce("Drawing the map");
      return new Beginning.GeneratedMap(invent.map(sheet.sheet().orElseThrow().envelope()));
    }
    return from.<Beginning>map(file -> new Beginning.MapFile(file, colours, repair))
        .orElseGet(Beginning.EmptySheet::new);
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
            String.format(
                    Locale.ROOT,
                    "'%s' is not the name of a ruleset: write lower-case letters, digits and"
                        + " hyphens, such",
                    ruleset)
                + " as 'my-game'.");
  }

  private Optional<String> occupied() {
    return BlankProject.isProject(folder)
        ? Optional.of(
            folder
                + " already holds a project. Choose another folder, or look at this one: groma info"
                + " "
                + folder)
        : ProjectStart.obstacle(folder);
  }

  private String title() {
    return name.orElseGet(() -> BlankProject.usualName(folder));
  }
}
