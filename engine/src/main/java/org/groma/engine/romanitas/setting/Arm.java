package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** How a unit fights. */
public enum Arm implements Worded {
  INFANTRY,
  CAVALRY,
  FLEET
}
