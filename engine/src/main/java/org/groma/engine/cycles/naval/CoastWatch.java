package org.groma.engine.cycles.naval;

import java.util.Optional;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.Opposition;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Independent kingdoms intercept every ship of Rome that passes their coasts, without ships. */
@Rule("14.2.4")
final class CoastWatch {

  private static final int STRENGTH = 1;

  private CoastWatch() {}

  /** How many areas a ship is driven back in a sea area; 0 if it is not. */
  static int meet(Play play, Voyagers voyagers, int sea) {
    World world = play.world();
    int mover = voyagers.owner(world);
    Optional<Opposition> rule = play.setting().specials().of(Opposition.class, mover);
    if (rule.isEmpty()
        || world.mark(Mark.UNWATCHED, sea) == world.turn()
        || !isWatched(world, sea, rule.get().kingdoms())) {
      return 0;
    }
    Result result = Encounter.withCoast(play, voyagers, sea, rule.get().kingdoms(), STRENGTH);
    if (result == Result.DE || result == Result.EX) {
      play.happen(new ScenarioEvent.Marked(Mark.UNWATCHED, sea, world.turn()));
    }
    return result.attackersRetreat();
  }

  /** Whether a unit or a city of the kingdoms lies at a sea area. */
  private static boolean isWatched(World world, int sea, int kingdoms) {
    for (int i = 0; i < world.board().coastCount(sea); i++) {
      int area = world.board().coast(sea, i);
      int city = world.board().cityAt(area);
      if (world.occupant(area) == kingdoms || (city >= 0 && world.cityOwner(city) == kingdoms)) {
        return true;
      }
    }
    return false;
  }
}
