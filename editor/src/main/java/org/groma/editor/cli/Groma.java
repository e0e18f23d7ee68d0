package org.groma.editor.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code groma}: the entry point of the program and the parent of its subcommands. */
@Command(
    name = "groma",
    description = "Maps and scenarios of the Migration Age: edit, validate, simulate, export.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
public final class Groma implements Runnable {

  @Override
  public void run() {
    CommandLine.usage(this, System.err);
  }

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Groma()).execute(args));
  }
}
