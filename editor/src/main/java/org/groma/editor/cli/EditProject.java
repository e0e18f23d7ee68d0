package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code groma edit}: opens the studio. */
@Command(name = "edit", description = "Open the editor.")
final class EditProject implements Task {

  private final Shell shell;

  @Parameters(
      paramLabel = "PROJECT",
      arity = "0..1",
      description = "The project folder; the last one, or the sample, if none is named.")
  private Path project;

  EditProject(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "running the editor";
  }

  @Override
  public Integer call() {
    shell
        .screen()
        .obstacle()
        .ifPresent(sentence -> {
          throw Stop.cannotRun(sentence);
        });
    shell.screen().edit(Optional.ofNullable(project), shell.home());
    return Exit.FINE;
  }
}
