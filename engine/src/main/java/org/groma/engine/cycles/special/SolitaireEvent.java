package org.groma.engine.cycles.special;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** What may happen after an administration roll of Rome. */
@Rule("14.2.4")
public enum SolitaireEvent implements Worded {
  PILLAGE_COASTAL,
  PILLAGE_BOUNDARY,
  CITY_REVOLTS,
  REMOVE_UNITS,
  TREASURY,
  NEW_LEADER,
  NONE
}
