package org.groma.engine.cycles.special;

import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Neutral garrisons of some provinces intercept every ship that passes a sea area beside them. */
@Rule("14.2.8")
public record GarrisonFleet(Set<Integer> areas, int strength) implements Special {

  public GarrisonFleet {
    areas = Set.copyOf(areas);
  }

  public static GarrisonFleet of(Said said) {
    return new GarrisonFleet(said.places(), said.number("strength"));
  }

  /** Who meets a ship in a sea area; empty where no such garrison is left. */
  public static Optional<GarrisonFleet> in(World world, int sea) {
    return world.setting().specials().all(GarrisonFleet.class).stream()
        .filter(rule -> rule.watches(world, sea))
        .findFirst();
  }

  private boolean watches(World world, int sea) {
    Board board = world.board();
    for (int i = 0; i < board.coastCount(sea); i++) {
      int area = board.coast(sea, i);
      if (areas.contains(area) && world.hasGarrison(area) && world.occupant(area) == World.NOBODY) {
        return true;
      }
    }
    return false;
  }
}
