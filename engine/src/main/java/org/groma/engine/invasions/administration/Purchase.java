package org.groma.engine.invasions.administration;

import org.groma.engine.kernel.Rule;

/** One thing bought in the Purchases step. */
@Rule("XV.B")
public sealed interface Purchase {

  /** A unit from the pool, put in a province, or a fleet in a sea zone. */
  record Recruit(int unit, int place) implements Purchase {}

  /** A damaged elite of an Empire is made whole. */
  record Restore(int unit) implements Purchase {}

  /** A city gets walls. */
  record Fortify(int province) implements Purchase {}
}
