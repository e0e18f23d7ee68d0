package org.groma.exporters.bitmap;

/** Thrown within the reader where a picture or its table cannot be used; never leaves it. */
final class Unpaintable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Unpaintable(String message) {
    super(message, null, false, false);
  }
}
