package org.groma.editor.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.editor.start.SheetChoice;
import org.groma.exporters.Paper;
import org.groma.exporters.generate.InventedCoast;
import org.groma.exporters.incoming.Degrees;
import org.groma.model.review.Severity;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command {@code groma}: the entry point of the program and the parent of its subcommands. */
@Command(
    name = "groma",
    description =
        "Maps and scenarios of the Migration Age. Without a command: opens the editor, or validates"
            + " the sample where there is no display.",
    footer = {
      "",
      "'groma help COMMAND' says more about a command.",
      "Exit codes: 0 fine, 1 findings or refused, 2 could not run."
    },
    versionProvider = ManifestVersion.class)
public final class Groma implements Task {

  /** The system property with the folder that Groma is installed in; the launcher sets it. */
  static final String HOME = "groma.home";

  private static final String SAMPLE = "sample-data/invasions";

  private final Shell shell;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show how the command is used.")
  @SuppressWarnings("UnusedVariable") // picocli answers it by itself
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version.")
  @SuppressWarnings("UnusedVariable") // as above
  private boolean version;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "After an error, show the stack trace too.")
  private boolean debug;

  Groma(Shell shell) {
    this.shell = shell;
  }

  /** The whole command line, ready to execute. */
  static CommandLine commandLine(Shell shell) {
    Groma groma = new Groma(shell);
    CommandLine line = new CommandLine(groma);
    line.addSubcommand(new NewProject(shell))
        .addSubcommand(new RenameRecord(shell))
        .addSubcommand(new DeleteRecord(shell))
        .addSubcommand(new RecoverWork(shell))
        .addSubcommand(new EditProject(shell))
        .addSubcommand(new ShowInfo(shell))
        .addSubcommand(new ImportFile(shell))
        .addSubcommand(new GenerateMap(shell))
        .addSubcommand(ExportProject.commandLine(shell))
        .addSubcommand(QueryMap.commandLine(shell))
        .addSubcommand(new ValidateProject(shell))
        .addSubcommand(new ProofreadRows(shell))
        .addSubcommand(new SimulateGames(shell))
        .addSubcommand(new ReplayGame(shell))
        .addSubcommand(new DescribeChecks(shell))
        .addSubcommand(new DescribeData(shell))
        .addSubcommand(new ShowHelp());
    Complaints complaints = new Complaints(() -> groma.debug);
    return line.setOut(shell.data())
        .setErr(shell.err())
        .registerConverter(Path.class, new PathWord())
        .registerConverter(Integer.TYPE, WholeNumber::small)
        .registerConverter(Long.TYPE, WholeNumber::large)
        .registerConverter(Format.class, new Words<>(Format.class))
        .registerConverter(ReportFormat.class, new Words<>(ReportFormat.class))
        .registerConverter(Severity.class, new SeverityWord())
        .registerConverter(By.class, new Words<>(By.class))
        .registerConverter(Only.class, new Words<>(Only.class))
        .registerConverter(Paper.class, new Words<>(Paper.class))
        .registerConverter(Degrees.class, new Words<>(Degrees.class))
        .registerConverter(SheetChoice.Geography.class, new Words<>(SheetChoice.Geography.class))
        .registerConverter(InventedCoast.class, new Words<>(InventedCoast.class))
        .setParameterExceptionHandler(complaints)
        .setExecutionExceptionHandler(complaints)
        .setExecutionStrategy(complaints.guarding(new CommandLine.RunLast()));
  }

  @Override
  public String doing() {
    return shell.screen().obstacle().isEmpty()
        ? "running the editor"
        : "validating the sample project";
  }

  @Override
  public Integer call() {
    return shell.screen().obstacle().isEmpty() ? edit() : validate();
  }

  private int edit() {
    shell.screen().edit(Optional.empty(), shell.home());
    return Exit.FINE;
  }

  private int validate() {
    Path sample =
        shell
            .home()
            .map(home -> home.resolve(SAMPLE))
            .filter(Files::isDirectory)
            .orElseThrow(() ->
                Stop.cannotRun(
                    "The sample project "
                        + shell.home().map(home -> home.resolve(SAMPLE).toString()).orElse(SAMPLE)
                        + " is missing. Name a project of yours, groma validate PROJECT, or make"
                        + " one with groma new FOLDER."));
    int exitCode = new ValidateProject(shell, sample).call();
    shell.say("");
    shell.say("This is the sample project. To validate another one: groma validate PROJECT");
    shell.say("To open the editor, run groma on a machine with a display: groma edit PROJECT");
    return exitCode;
  }

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    Output out = new Output(FileDescriptor.out);
    Output err = new Output(FileDescriptor.err);
    boolean terminal =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    Optional<Path> home = Optional.ofNullable(System.getProperty(HOME)).map(Path::of);
    Shell shell = new Shell(out.writer(), err.writer(), terminal, home, Screen.OWN);
    int exitCode = commandLine(shell).execute(args);
    if (out.failed()) {
      shell.say("The output could not be written to its end. Is the disk full?");
      exitCode = Exit.CANNOT_RUN;
    }
    err.writer().flush();
    System.exit(exitCode);
  }
}
