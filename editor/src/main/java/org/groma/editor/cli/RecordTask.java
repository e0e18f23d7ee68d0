package org.groma.editor.cli;

import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What commands share that change records of a project, or only say what that would come to. */
abstract class RecordTask implements Task {

  final Shell shell;
  private final String command;

  @Parameters(index = "0", paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Option(names = "--dry-run", description = "Only say what would change; nothing is saved.")
  boolean dryRun;

  @Mixin private MergeOption merge = new MergeOption();

  /**
   * @param command for others who want to write there: {@code groma delete}
   */
  RecordTask(Shell shell, String command) {
    this.shell = shell;
    this.command = command;
  }

  @Override
  public final Integer call() {
    try (HeldProject held = dryRun ? HeldProject.toLook(folder) : merge.hold(folder, command)) {
      carryOut(held);
    }
    return Exit.FINE;
  }

  abstract void carryOut(HeldProject held);
}
