package org.groma.engine.cycles.special;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** What Rome may meet in a province. */
@Rule("14.2.4")
public enum OppositionKind implements Worded {
  /** Nobody; but the province is entered only after bribes were paid. */
  NONE,
  CITY_MILITIAS,
  STRONG_CITY_GARRISONS,
  STRONG_BORDER_GARRISONS,
  BARBARIAN_INVADERS,
  INDEPENDENT_KINGDOM
}
