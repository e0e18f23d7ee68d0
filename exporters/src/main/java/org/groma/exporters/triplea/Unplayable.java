package org.groma.exporters.triplea;

/** Thrown within the reader where a file is not as TripleA has it; never leaves it. */
final class Unplayable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Unplayable(String message) {
    super(message, null, false, false);
  }
}
