package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;

/** A Barbarian leader's approach may open the gates of a city without walls. */
public final class Terror {

  private Terror() {}

  /**
   * Checks the city of the province that a stack has entered, once nobody defends it any more.
   *
   * @return whether the stack must stop, because it chose to loot what surrendered
   */
  public static boolean precede(Play play, Stack stack) {
    throw new UnsupportedOperationException();
  }
}
