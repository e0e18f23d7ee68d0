package org.groma.engine.cycles.leader;

import java.util.List;
import org.groma.engine.cycles.administration.ChooseLeaderPost;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A leader comes into the game, or back to his own. */
@Rule({"10.2", "13.6"})
public final class Appointment {

  private Appointment() {}

  /** The areas with units that a leader of a position can be posted to, sorted. */
  public static List<Integer> posts(World world, int position) {
    return world.unitsOf(position).stream()
        .map(world::place)
        .filter(place -> !world.board().isSea(place))
        .distinct()
        .sorted()
        .toList();
  }

  /** A new leader: where they are not all alike, the die says what he is good for. */
  public static void prove(Play play, int leader) {
    if (play.setting().options().namedLeaders()) {
      play.happen(new LeaderEvent.Proved(leader, play.roll(Cast.LEADER)));
    }
  }

  /** His owner posts a leader to one of some areas. */
  public static void post(Play play, int leader, List<Integer> areas) {
    World world = play.world();
    int area =
        areas.size() == 1
            ? areas.getFirst()
            : play.ask(new ChooseLeaderPost(world, world.leaderOwner(leader), leader, areas));
    play.happen(new LeaderEvent.Posted(leader, area));
  }
}
