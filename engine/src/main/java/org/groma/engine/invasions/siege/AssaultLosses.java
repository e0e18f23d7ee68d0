package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.event.UnitSet;

/**
 * Who takes the hits of an assault.
 *
 * @param damaged elites that are flipped: a hit each
 * @param eliminated units that are lost: two hits for an elite that was whole, otherwise one
 */
public record AssaultLosses(UnitSet damaged, UnitSet eliminated) {

  /** No assault is ordered. */
  public static final AssaultLosses NO_ASSAULT = new AssaultLosses(UnitSet.NONE, UnitSet.NONE);

  public boolean isAssault() {
    return !damaged.isEmpty() || !eliminated.isEmpty();
  }
}
