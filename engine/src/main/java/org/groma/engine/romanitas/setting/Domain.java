package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** The three lines of the Acta Publica. */
public enum Domain implements Worded {
  POLITICAL,
  RELIGIOUS,
  ECONOMIC
}
