package org.groma.engine.cycles.administration;

import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Pillaged cities recover when their turn has come: once in the administration phases of a turn.
 */
@Rule("9.5")
public final class Recovery {

  private Recovery() {}

  public static void run(Play play) {
    World world = play.world();
    for (int city = 0; city < world.board().cities().size(); city++) {
      if (world.isPillaged(city) && world.pillagedUntil(city) <= world.turn()) {
        recover(play, city);
      }
    }
  }

  /** The marker goes; where it acts as a garrison, a garrison stays. */
  private static void recover(Play play, int city) {
    World world = play.world();
    int area = Holdings.area(world, city);
    if (!Holdings.isEmpty(world, city) && world.hasGarrison(area)) {
      play.happen(new CityEvent.GarrisonGone(area));
    }
    play.happen(new CityEvent.Recovered(city));
  }
}
