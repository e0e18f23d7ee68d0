package org.groma.engine.invasions.story;

import org.groma.engine.invasions.state.World;

/**
 * The last battle or siege that a nation lost.
 *
 * @param cause what it makes of a retreat
 */
record Setback(Transfer.Cause cause, int nation, int place) {

  static final Setback NONE =
      new Setback(Transfer.Cause.WITHDRAWAL, World.NOBODY, World.NOBODY);

  static Setback battle(int loser, int place) {
    return new Setback(Transfer.Cause.RETREAT, loser, place);
  }

  static Setback siege(int besieger, int place) {
    return new Setback(Transfer.Cause.RAISED_SIEGE, besieger, place);
  }

  /** Why a nation leaves a place: not only the beaten do. */
  Transfer.Cause explain(World world, int leaving, int from) {
    if (nation == leaving && place == from) {
      return cause;
    }
    return isBesideAVassal(world, leaving, from)
        ? Transfer.Cause.EVACUATION
        : Transfer.Cause.WITHDRAWAL;
  }

  private static boolean isBesideAVassal(World world, int suzerain, int place) {
    for (long rest = world.occupants(place); rest != 0; rest &= rest - 1) {
      if (world.diplomacy().suzerain(Long.numberOfTrailingZeros(rest)) == suzerain) {
        return true;
      }
    }
    return false;
  }
}
