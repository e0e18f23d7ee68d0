package org.groma.exporters.geojson;

import tools.jackson.core.TokenStreamLocation;

/** Thrown within the reader where the file breaks off from GeoJSON; never leaves it. */
final class NotGeoJson extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient TokenStreamLocation at;

  NotGeoJson(TokenStreamLocation at, String message) {
    super(message, null, false, false);
    this.at = at;
  }

  TokenStreamLocation at() {
    return at;
  }
}
