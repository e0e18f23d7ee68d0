package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;

/** Lays siege to a city. */
public final class Siege {

  private Siege() {}

  /** Whether a nation's stack in a province stands before a city that is not friendly to it. */
  public static boolean isNeeded(World world, int nation, int province) {
    throw new UnsupportedOperationException();
  }

  /**
   * One attempt: assault or not, the die and the re-rolls. When the city falls the besieger holds
   * the province and may loot it and dismantle its walls. A failed attempt changes nothing but the
   * hits of an assault: who must retreat then is for the caller.
   *
   * @param withReRolls whether the leader is present for re-rolls
   * @return whether the city fell
   */
  public static boolean attempt(Play play, Stack besieger, boolean withReRolls) {
    throw new UnsupportedOperationException();
  }
}
