package org.groma.editor.cli;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code groma info PROJECT}. */
@Command(name = "info", description = "Show what is in a project: counts, map size, areas, files.")
final class ShowInfo implements Task {

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Mixin private FormatOption format = new FormatOption();

  ShowInfo(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "reading the project " + folder;
  }

  @Override
  public Integer call() {
    ProjectInfo info = ProjectInfo.of(folder, ProjectFolder.open(folder));
    if (format.isJson()) {
      JsonOutput.print(shell, info);
    } else {
      InfoText.print(info, shell.out());
    }
    return Exit.FINE;
  }
}
