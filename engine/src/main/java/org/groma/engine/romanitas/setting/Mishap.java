package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The random events of the optional rules. */
@Rule("8.7")
public enum Mishap implements Worded {
  NONE,
  CONFINES,
  THEOLOGICAL_DISPUTES,
  EARTHQUAKE,
  EPIDEMIC,
  ARAB_RAZZIA,
  STORM
}
