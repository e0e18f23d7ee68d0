package org.groma.editor.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine;

/** A command line that was executed in this process: what it said and how it ended. */
record Run(int exitCode, String out, String err) {

  /** Runs a command whose output goes to a file or a pipe. */
  static Run groma(Object... args) {
    return in(false, Optional.empty(), UnaryOperator.identity(), args);
  }

  /** Runs a command that a person watches on a terminal. */
  static Run onTerminal(Object... args) {
    return in(true, Optional.empty(), UnaryOperator.identity(), args);
  }

  /** Runs a command of a Groma that is installed in a folder. */
  static Run installedIn(Path home, Object... args) {
    return in(false, Optional.of(home), UnaryOperator.identity(), args);
  }

  /** Runs a command line that was changed before. */
  static Run changed(UnaryOperator<CommandLine> change, Object... args) {
    return in(false, Optional.empty(), change, args);
  }

  private static Run in(
      boolean terminal, Optional<Path> home, UnaryOperator<CommandLine> change, Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Shell shell =
        new Shell(new PrintWriter(out), new PrintWriter(err), terminal, home, new NoScreen());
    CommandLine line = change.apply(Groma.commandLine(shell));
    int exitCode = line.execute(Arrays.stream(args).map(Object::toString).toArray(String[]::new));
    shell.out().flush();
    shell.err().flush();
    return new Run(exitCode, unix(out), unix(err));
  }

  private static String unix(StringWriter text) {
    return text.toString().replace(System.lineSeparator(), "\n");
  }
}
