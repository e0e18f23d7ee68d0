package org.groma.editor.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/**
 * {@code --merge}: what to do if another program writes into the project while the command is at
 * work. Without it nothing is saved then, because what the command has told is not what would come
 * of it: like a push that is refused until somebody asks for a merge.
 */
final class MergeOption {

  @Option(
      names = "--merge",
      description =
          "If another program changes the project files meanwhile, keep both changes where they do"
              + " not touch. Without it nothing is saved then.")
  private boolean merge;

  /** Takes hold of a project, as {@link HeldProject#toChange}. */
  HeldProject hold(Path folder, String command) {
    return HeldProject.toChange(folder, command, merge);
  }
}
