package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;

/** A battle in a province. */
public final class FieldBattle {

  private FieldBattle() {}

  /**
   * A stack of the active nation fights everybody hostile in its province; losses are taken, and
   * the loser retreats or submits.
   *
   * @param attacker those who take part; others of the nation in the province share their fate
   * @param intercepted whether the defenders came by interception
   * @return who won
   */
  public static Side fight(Play play, Stack attacker, boolean intercepted) {
    throw new UnsupportedOperationException();
  }
}
