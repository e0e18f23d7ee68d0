package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** How a figure comes out of a fight. */
public enum Wound implements Worded {
  UNHURT,
  WOUNDED,
  ELIMINATED
}
