package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;

/** Ages stay on the track of the nation's status, Decline on its two sides. */
final class AgesOnTracks extends WorldInvariant {

  private static final int LAST_AGE_OF_BARBARIANS = 7;
  private static final int LAST_AGE = 12;
  private static final int DOUBLED = 2;

  AgesOnTracks() {
    super("nations.ages-on-tracks", "VI.A");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof NationEvent.AgeSet || event instanceof NationEvent.DeclineSet;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      boolean barbarian = world.isBarbarian(nation);
      int first = world.activity(nation) == Activity.ACTIVE ? 1 : 0;
      int last = barbarian ? LAST_AGE_OF_BARBARIANS : LAST_AGE;
      if (world.age(nation) < first || world.age(nation) > last) {
        broken.add(names.nation(nation) + " have the age " + world.age(nation));
      }
      int decline = world.decline(nation);
      if (decline < 0 || decline > (barbarian ? 0 : DOUBLED)) {
        broken.add(names.nation(nation) + " have the Decline " + decline);
      }
    }
  }
}
