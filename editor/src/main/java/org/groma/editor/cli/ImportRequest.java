package org.groma.editor.cli;

import java.nio.file.Path;

/**
 * What every import is told, whatever the kind of file.
 *
 * @param folder the project that takes it in
 * @param withErrors whether to save even if checks find new errors
 * @param merge what to do if another program writes there meanwhile
 * @param json whether the report is JSON
 */
record ImportRequest(
    Shell shell,
    Path file,
    Path folder,
    boolean dryRun,
    boolean withErrors,
    MergeOption merge,
    boolean json) {

  /** Takes hold of the project, unless it is only to be looked at. */
  HeldProject hold() {
    return dryRun ? HeldProject.toLook(folder) : merge.hold(folder, "groma import");
  }

  /** The name of the file, for reports. */
  String name() {
    return file.getFileName().toString();
  }
}
