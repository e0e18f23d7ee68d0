package org.groma.editor.cli;

/** The exit codes of every command. */
final class Exit {

  /** All is well. */
  static final int FINE = 0;

  /** The command ran, and the answer is findings, "no", or a refusal for the sake of the data. */
  static final int FINDINGS = 1;

  /** The command could not run: it was misspelt, or something cannot be read or written. */
  static final int CANNOT_RUN = 2;

  private Exit() {}
}
