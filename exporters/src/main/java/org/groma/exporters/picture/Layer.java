package org.groma.exporters.picture;

import java.util.Locale;

/** The layers of a picture, from the bottom up. */
public enum Layer {
  SEAS,
  SHALLOWS,
  SEA_BORDERS,
  VOID,
  PROVINCES,
  AREA_BANDS,
  TERRAIN,
  COASTS,
  PROVINCE_BORDERS,
  AREA_BORDERS,
  RIVERS,
  RIDGES,
  ROADS,
  FRAME,
  AREA_NAMES,
  SEA_NAMES,
  CITIES,
  STRAITS,
  PROVINCE_NAMES,
  CITY_NAMES,
  CARTOUCHE;

  /** Whether pictures of maps that have nothing for it go without it. */
  boolean isLeftOutEmpty() {
    return this == ROADS;
  }

  /** The id of the layer's group in SVG: {@code layer-sea-borders}. */
  public String word() {
    return "layer-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
