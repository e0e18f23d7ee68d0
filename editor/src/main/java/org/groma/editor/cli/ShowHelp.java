package org.groma.editor.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma help [COMMAND]}. */
@Command(name = "help", description = "Show how a command is used.", synopsisHeading = "%nUsage: ")
final class ShowHelp implements Task {

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description = "The command, for instance 'info' or 'query path'.")
  private List<String> words = List.of();

  @Spec private CommandSpec spec;

  @Override
  public String doing() {
    return "showing help";
  }

  @Override
  public Integer call() {
    CommandLine command = spec.commandLine().getParent();
    for (String word : words) {
      CommandLine next = command.getSubcommands().get(word);
      if (next == null) {
        throw unknown(command, word);
      }
      command = next;
    }
    command.usage(spec.commandLine().getOut());
    return Exit.FINE;
  }

  private static ParameterException unknown(CommandLine parent, String word) {
    return new CommandLine.UnmatchedArgumentException(parent, List.of(word));
  }
}
