package org.groma.engine.invasions.status;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A conquered capital is set up again in the next turn, once income has been collected. */
@Rule({"III.G", "XIV.I"})
public final class CapitalRedeployment {

  private CapitalRedeployment() {}

  /** Without a city the nation waits until it has one. */
  public static void run(Play play, int nation) {
    World world = play.world();
    if (isExpected(world, nation)) {
      play.happen(new NationEvent.CapitalMoved(nation, KingdomFounding.choose(play, nation)));
      play.happen(new RealmEvent.CapitalFell(nation, 0));
    }
  }

  /** Whether the capital will return to a city at the end of the next Income step. */
  public static boolean isExpected(World world, int nation) {
    return isDue(world, nation) && !KingdomFounding.cities(world, nation).isEmpty();
  }

  /** Whether the capital fell in an earlier turn and has not been set up again since. */
  public static boolean isDue(World world, int nation) {
    int fell = world.realms().capitalFell(nation);
    return world.status(nation).isCivilized()
        && world.capital(nation) < 0
        && fell > 0
        && fell < world.turn();
  }
}
