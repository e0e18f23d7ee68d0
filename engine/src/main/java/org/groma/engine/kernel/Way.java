package org.groma.engine.kernel;

/** How links of a kind look on the map. */
public enum Way {
  /** An arrow where the two places come closest. */
  ARROW,
  /** A line from the city or the middle of the one province to that of the other. */
  ROAD
}
