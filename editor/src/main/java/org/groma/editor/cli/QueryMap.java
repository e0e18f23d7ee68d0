package org.groma.editor.cli;

import java.nio.file.Path;
import org.groma.model.project.Project;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma query PROJECT …}: the parent of the questions about a map. */
@Command(
    name = "query",
    description = "Answer a question about the map of a project.",
    customSynopsis = "groma query [-h] PROJECT adjacent|distance|path …",
    footer = {
      "",
      "A place is named by its id ('moesia-inferior'), by its id with its kind",
      "('sea:pontus-euxinus'), or by its name in any case, with or without accents.",
      "",
      "For instance: groma query sample-data/invasions adjacent Thracia"
    })
final class QueryMap implements Task {

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Spec private CommandSpec spec;

  private QueryMap(Shell shell) {
    this.shell = shell;
  }

  static CommandLine commandLine(Shell shell) {
    QueryMap query = new QueryMap(shell);
    return new CommandLine(query)
        .addSubcommand(new ListNeighbours(query))
        .addSubcommand(new MeasureDistance(query))
        .addSubcommand(new FindPath(query));
  }

  Shell shell() {
    return shell;
  }

  /** Loads the project that is asked about. */
  Places places() {
    Project project = ProjectFolder.open(folder);
    return new Places(project);
  }

  @Override
  public String doing() {
    return "answering a question about " + folder;
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "Say what to ask about " + folder + ": adjacent, distance or path");
  }
}
