package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** How a game can end, from worst to best. */
@Rule("3.3")
public enum Grade implements Worded {
  MAJOR_DEFEAT,
  MINOR_DEFEAT,
  MAJOR_VICTORY,
  HISTORIC_VICTORY
}
