package org.groma.engine.cycles.naval;

import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.leader.Navigation;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.Seamanship;
import org.groma.engine.kernel.Rule;

/** Whether a ship that flees over the sea goes down. */
@Rule({"5.3", "8.1", "8.3"})
final class RoughSea {

  private RoughSea() {}

  /** Rolls for a ship; it sinks on this number or less. Good seamen and leaders add to the roll. */
  static boolean sinks(Play play, int ship, int leader, int seas, int least) {
    int owner = play.world().owner(ship);
    int bonus = Seamanship.of(play.world(), owner) + Navigation.bonus(play.world(), leader);
    boolean sunk = play.roll(Cast.FLIGHT_AT_SEA) + bonus <= least;
    if (play.isFollowed()) {
      play.tell(new BattleTold.Sailed(ship, seas, sunk));
    }
    return sunk;
  }
}
