package org.groma.engine.cycles.event;

import org.groma.engine.kernel.Rule;

/** How the next taxes will flow. */
@Rule("10.6.2")
public enum Mood {
  USUAL,
  GOOD_RULER,
  CORRUPTION
}
