package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.PillageToOwn;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Who owns cities is settled once a turn, when the economic phases begin. */
@Rule({"3", "9.5", "14.1"})
public final class Ownership {

  private Ownership() {}

  public static void settle(Play play) {
    for (int city = 0; city < play.world().board().cities().size(); city++) {
      settle(play, city);
    }
  }

  private static void settle(Play play, int city) {
    World world = play.world();
    int area = Holdings.area(world, city);
    int occupant = world.occupant(area);
    if (occupant == World.NOBODY) {
      if (world.isPillaged(city) || world.hasGarrison(area)) {
        NeutralGarrisons.take(play, city);
      }
      return;
    }
    if (PillageToOwn.leaves(world, occupant, world.cityOwner(city))) {
      return;
    }
    if (world.cityOwner(city) != occupant) {
      play.happen(new CityEvent.Owned(city, occupant));
    }
    // the marker of a pillaged city waits under its occupiers; other garrisons are gone for good
    if (world.isPillaged(city) != world.hasGarrison(area)) {
      play.happen(
          world.isPillaged(city)
              ? new CityEvent.Garrisoned(area)
              : new CityEvent.GarrisonGone(area));
    }
  }
}
