package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The stratagems. */
@Rule("7.1.3")
public enum Face implements Worded {
  RALLY,
  IRON_DISCIPLINE,
  DEFENSIVE_WORKS,
  RESERVE,
  FAVOURABLE_TERRAIN,
  AMBUSH,
  HARASSMENT,
  MANOEUVRE,
  FRONTAL_ASSAULT,
  SIEGE,
  DEFENSIVE_TACTIC
}
