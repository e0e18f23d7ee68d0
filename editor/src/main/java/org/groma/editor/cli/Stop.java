package org.groma.editor.cli;

/** Ends a command early: carries the sentence for standard error and the exit code. */
final class Stop extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private Stop(int exitCode, String sentence, Throwable cause) {
    super(sentence, cause);
    this.exitCode = exitCode;
  }

  /** The command could not run. */
  static Stop cannotRun(String sentence) {
    return new Stop(Exit.CANNOT_RUN, sentence, null);
  }

  /** The same, with what {@code --debug} is to show. */
  static Stop cannotRun(String sentence, Throwable cause) {
    return new Stop(Exit.CANNOT_RUN, sentence, cause);
  }

  /** The command ran, and what it found in the data forbids to go on. */
  static Stop refused(String sentence) {
    return new Stop(Exit.FINDINGS, sentence, null);
  }

  int exitCode() {
    return exitCode;
  }
}
