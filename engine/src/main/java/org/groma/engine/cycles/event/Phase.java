package org.groma.engine.cycles.event;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The phases of a turn. */
@Rule("4")
public enum Phase implements Worded {
  COMBINATION,
  GROWTH,
  MOVEMENT,
  CREATION,
  COMBAT,
  ECONOMY,
  ADMINISTRATION
}
