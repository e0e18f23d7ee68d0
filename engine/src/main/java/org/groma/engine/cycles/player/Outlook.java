package org.groma.engine.cycles.player;

import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.state.World;

/** What a player thinks of the map, thought once a phase. */
final class Outlook {

  private Prospect prospect;
  private World last;
  private int turn;
  private Phase phase = Phase.ADMINISTRATION;
  private int position;

  @SuppressWarnings("ReferenceEquality") // a thought is about one game, not about one like it
  Prospect of(World world, int own) {
    if (prospect == null
        || last != world
        || turn != world.turn()
        || phase != world.phase()
        || position != own) {
      last = world;
      turn = world.turn();
      phase = world.phase();
      position = own;
      prospect = new Prospect(world, own);
    }
    return prospect;
  }
}
