package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** How units share an area: one heavy and one light may stand together, or two light ones. */
@Rule("6")
public enum Weight implements Worded {
  /** With nothing else: a tribe or a garrison. */
  ALONE,
  HEAVY,
  LIGHT;

  /** Whether two units may stand in one area. */
  public boolean standsWith(Weight other) {
    return this != ALONE && other != ALONE && (this == LIGHT || other == LIGHT);
  }
}
