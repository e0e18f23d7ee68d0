package org.groma.exporters.svg;

/** Thrown within the reader where a drawing cannot be understood; never leaves it. */
final class Misdrawn extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Misdrawn(String message) {
    super(message, null, false, false);
  }
}
