package org.groma.editor.cli;

import java.nio.file.Path;

/**
 * What every import is told, whatever the kind of file.
 *
 * @param folder the project that takes it in
 * @param json whether the report is JSON
 */
record ImportRequest(Shell shell, Path file, Path folder, boolean dryRun, boolean json) {}
