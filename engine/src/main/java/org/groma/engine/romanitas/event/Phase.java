package org.groma.engine.romanitas.event;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The phases of a turn. */
@Rule("2")
public enum Phase implements Worded {
  ORGANISATION,
  ACTIONS,
  MANAGEMENT
}
