package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.field.Retreat;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Sieges that go on from one campaign of a leader to the next, as long as a unit stays before the
 * city, and end with his last.
 */
@Rule("XXIV.C")
final class KeptSieges {

  private KeptSieges() {}

  /** The besieger gives up and retreats as an attacker does. */
  static void raise(Play play, Stack besieger, boolean kept) {
    if (kept) {
      play.happen(new LandEvent.SiegeKept(besieger.place(), World.NOBODY));
    }
    if (!besieger.units().isEmpty()) {
      Retreat.retreat(play, besieger, Side.ATTACKER);
    }
  }

  /** The campaigns of a leader are over, perhaps because he fell: so are his sieges. */
  static void giveUp(Play play, int nation, int leader) {
    World world = play.world();
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.siegeOf(province) == leader) {
        raise(play, Attackers.in(world, nation, province), true);
      }
    }
  }
}
