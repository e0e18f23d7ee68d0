package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** The loser leaves the province. */
@Rule("XX.L")
public final class Retreat {

  private Retreat() {}

  /**
   * A stack retreats up to three paces; who finds no way is eliminated. A besieger who gives up
   * retreats as an attacker.
   */
  public static void retreat(Play play, Stack loser, Side side) {
    throw new UnsupportedOperationException();
  }
}
