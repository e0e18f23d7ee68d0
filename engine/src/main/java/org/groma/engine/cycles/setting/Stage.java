package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** How far a position has come in its cycle. */
@Rule("3")
public enum Stage implements Worded {
  BARBARIAN,
  KINGDOM,
  EMPIRE
}
