package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.groma.model.value.NearestWord;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells people what went wrong in a sentence or two; a stack trace only when asked for. */
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {

  private static final int DEEPEST_CAUSE = 20;
  private static final long USUAL_GIGABYTES = 4;
  private static final int SHORT_OPTION = "-h".length();

  private final BooleanSupplier debug;

  Complaints(BooleanSupplier debug) {
    this.debug = debug;
  }

  /** The command line itself is wrong. */
  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter err = command.getErr();
    String message =
        wrong instanceof UnmatchedArgumentException unmatched
            ? unmatched(command, unmatched.getUnmatched().getFirst())
            : wrong.getMessage();
    err.println(message.endsWith(".") || message.endsWith("?") ? message : message + ".");
    err.println(
        "Run '" + command.getCommandSpec().qualifiedName() + " --help' to see how it is used.");
    return Exit.CANNOT_RUN;
  }

  private static String unmatched(CommandLine command, String word) {
    if (word.startsWith("-")) {
      Set<String> options = command.getCommandSpec().optionsMap().keySet();
      return "There is no option '" + word + "'" + hint(word, options);
    }
    Set<String> commands = command.getSubcommands().keySet();
    return commands.isEmpty()
        ? "'" + word + "' is one word too many"
        : "There is no command '" + word + "'" + hint(word, commands);
  }

  /** The known word that was probably meant: one that starts so, else the nearest. */
  private static String hint(String word, Set<String> known) {
    // of options of one letter each is as near as any other
    return NearestWord.hint(
        known.stream()
            .filter(each -> each.length() > SHORT_OPTION)
            .filter(each -> each.startsWith(word))
            .findFirst()
            .or(() ->
                word.length() > SHORT_OPTION ? NearestWord.to(word, known) : Optional.empty()));
  }

  /** The command failed while it ran. */
  @Override
  public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
    return tell(failure, command);
  }

  /** Runs commands so that errors of the machine, which picocli lets through, are told as well. */
  IExecutionStrategy guarding(IExecutionStrategy strategy) {
    return parsed -> {
      try {
        return strategy.execute(parsed);
      } catch (OutOfMemoryError | StackOverflowError exhausted) {
        List<CommandLine> commands = parsed.asCommandLineList();
        return tell(exhausted, commands.getLast());
      }
    };
  }

  /** What a thread died of that worked for the command, where it is memory; else the failure. */
  private static Throwable cause(Throwable failure) {
    Throwable cause = failure;
    for (int i = 0; i < DEEPEST_CAUSE && cause != null; i++) {
      if (cause instanceof OutOfMemoryError) {
        return cause;
      }
      cause = cause.getCause();
    }
    return failure;
  }

  private int tell(Throwable failed, CommandLine command) {
    Throwable failure = cause(failed);
    PrintWriter err = command.getErr();
    int exitCode = Exit.CANNOT_RUN;
    switch (failure) {
      case Stop stop -> {
        err.println(stop.getMessage());
        exitCode = stop.exitCode();
      }
      case OutOfMemoryError _ ->
          err.println(
              "Memory ran out while "
                  + doing(command)
                  + ". Give Groma more, for instance with GROMA_JAVA_OPTS=-Xmx"
                  + moreGigabytes()
                  + "g.");
      default ->
          err.println(
              "Something unexpected went wrong while "
                  + doing(command)
                  + " ("
                  + failure.getClass().getSimpleName()
                  + "). Run again with --debug to see where.");
    }
    if (debug.getAsBoolean()) {
      failure.printStackTrace(err);
    }
    return exitCode;
  }

  private static long moreGigabytes() {
    return Math.max(USUAL_GIGABYTES, 2 * (Runtime.getRuntime().maxMemory() >> 30));
  }

  private static String doing(CommandLine command) {
    return command.getCommand() instanceof Task task
        ? task.doing()
        : "running '" + command.getCommandName() + "'";
  }
}
