package org.groma.engine.cycles.economy;

import org.groma.engine.kernel.Rule;

/** One unit is bought, of a kind, for an area. */
@Rule("10.5")
public record Purchase(int kind, int area) {

  /** Nothing more is bought. */
  public static final Purchase NONE = new Purchase(-1, -1);
}
