package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** A lane of the combat module. */
public enum Flank implements Worded {
  LEFT,
  CENTRE,
  RIGHT
}
