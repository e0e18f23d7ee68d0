package org.groma.editor.fuzz;

import java.util.Arrays;

/**
 * An input that a reader failed on.
 *
 * @param number of the input in the run
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record FuzzFailure(FuzzTarget target, long number, byte[] input, Throwable cause) {

  /** What tells failures of one cause from others: the exception, and who threw it. */
  String kind() {
    String place =
        Arrays.stream(cause.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("org.groma."))
            .map(frame -> frame.getClassName() + "." + frame.getMethodName())
            .findFirst()
            .orElse("");
    return target.name() + ": " + cause.getClass().getName() + " in " + place;
  }

  @Override
  public String toString() {
    return kind() + ", input " + number + ": " + cause.getMessage();
  }
}
