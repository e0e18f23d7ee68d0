package org.groma.editor.map;

/** The layers of the map in the editor, from the bottom up. */
public enum MapLayer {
  SCAN("Scanned image", true, 0.85),
  SEAS("Sea zones", true, 1),
  AREAS("Areas", true, 1),
  TERRAIN("Terrain", false, 0.8),
  OWNERS("Owners", false, 0.75),
  HEAT("Heat map", true, 0.75),
  BORDERS("Borders", true, 1),
  SHORES("Shores", true, 1),
  RIVERS("Rivers", true, 1),
  RIDGES("Ridges", true, 1),
  COASTS("Coasts", false, 1),
  STRAITS("Straits and links", true, 1),
  ADJACENCY("Adjacency graph", false, 0.9),
  CITIES("Cities and ports", true, 1),
  UNITS("Units", false, 1),
  LABELS("Labels", true, 1),
  FINDINGS("Findings", true, 1);

  private final String title;
  private final boolean shownAtFirst;
  private final double opacityAtFirst;

  MapLayer(String title, boolean shownAtFirst, double opacityAtFirst) {
    this.title = title;
    this.shownAtFirst = shownAtFirst;
    this.opacityAtFirst = opacityAtFirst;
  }

  public String title() {
    return title;
  }

  LayerState atFirst() {
    return new LayerState(shownAtFirst, false, opacityAtFirst);
  }
}
