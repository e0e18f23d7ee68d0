package org.groma.engine.invasions.state;

/** How two nations stand to each other. */
public enum Stance {
  /** They stack and fight together. A nation is friendly to itself. */
  FRIENDLY,
  /** They let each other pass. */
  NEUTRAL,
  HOSTILE
}
