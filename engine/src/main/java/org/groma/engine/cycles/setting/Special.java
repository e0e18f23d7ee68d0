package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;

/** A special rule of a scenario, read from its data. */
@Rule("14.2")
public interface Special {

  /** Whether the rule is about a position; most are about one. */
  default boolean concerns(int position) {
    return true;
  }
}
