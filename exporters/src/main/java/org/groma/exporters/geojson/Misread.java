package org.groma.exporters.geojson;

import tools.jackson.core.TokenStreamLocation;

/** Thrown within a reader where the file breaks off from its format; never leaves it. */
final class Misread extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient TokenStreamLocation at;

  Misread(TokenStreamLocation at, String message) {
    super(message, null, false, false);
    this.at = at;
  }

  TokenStreamLocation at() {
    return at;
  }
}
