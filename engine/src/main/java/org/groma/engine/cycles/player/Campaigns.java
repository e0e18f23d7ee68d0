package org.groma.engine.cycles.player;

import java.util.Set;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.setting.VictoryRules;
import org.groma.engine.cycles.special.Exits;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What a campaign asks for besides cities: units that leave the map. */
@Rule("14.2.5")
final class Campaigns {

  private Campaigns() {}

  /** Whether a unit leaves the map: it can, the enemy has surrendered, and more are wanted. */
  static boolean leaves(World world, int unit) {
    return isWanting(world, world.owner(unit)) && Exits.areOpen(world, unit);
  }

  /** The areas that draw units of a position, since it wants some to leave the map there. */
  static Set<Integer> ways(World world, int position) {
    return isWanting(world, position)
        ? world.setting().specials().of(Exits.class, position).map(Exits::areas).orElse(Set.of())
        : Set.of();
  }

  private static boolean isWanting(World world, int position) {
    for (VictoryRules.Campaign campaign : world.setting().victory().campaigns()) {
      if (campaign.position() == position
          && Surrenders.hasHappened(world, campaign.enemy())
          && world.mark(Mark.EXITED, position) < campaign.exits()) {
        return true;
      }
    }
    return false;
  }
}
