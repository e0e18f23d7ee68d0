package org.groma.engine.invasions.story;

import org.groma.engine.invasions.state.World;

/**
 * The last battle or siege that a nation lost.
 *
 * @param cause what it makes of a retreat
 */
record Setback(Transfer.Cause cause, int nation, int place) {

  static final Setback NONE = new Setback(Transfer.Cause.WITHDRAWAL, World.NOBODY, World.NOBODY);

  static Setback battle(int loser, int place) {
    return new Setback(Transfer.Cause.RETREAT, loser, place);
  }

  static Setback siege(int besieger, int place) {
    return new Setback(Transfer.Cause.RAISED_SIEGE, besieger, place);
  }

  boolean befell(int leaving, int from) {
    return nation == leaving && place == from;
  }
}
