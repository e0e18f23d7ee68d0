package org.groma.engine.invasions.player;

import org.groma.engine.invasions.state.World;

/**
 * The lures of all nations a player has thought of, each kept until the lie of the land changes.
 */
final class Lures {

  private final Lure[] known = new Lure[Long.SIZE];
  private final Aims[] aims = new Aims[Long.SIZE];

  @SuppressWarnings("ReferenceEquality") // a thought is about one game, not about one like it
  Lure of(World world, int nation) {
    Lure last = known[nation];
    if (last == null || last.world() != world || last.changes() != world.landChanges()) {
      last = new Lure(world, nation, aims(world, nation));
      known[nation] = last;
    }
    return last;
  }

  private Aims aims(World world, int nation) {
    Aims last = aims[nation];
    if (last == null || !last.areThose(world, nation)) {
      last = new Aims(world, nation);
      aims[nation] = last;
    }
    return last;
  }
}
