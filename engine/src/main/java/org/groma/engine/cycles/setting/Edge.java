package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;

/** What lies between two adjacent areas. */
@Rule("2.1")
public enum Edge {
  PLAIN,
  RIVER,
  MOUNTAIN,
  /** A red arrow over the sea. */
  CROSSING;

  /** Whether units that attack over it are halved. */
  @Rule("7.1")
  public boolean halves() {
    return this != PLAIN;
  }
}
