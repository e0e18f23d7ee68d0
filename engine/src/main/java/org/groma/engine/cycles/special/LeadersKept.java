package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.administration.ChooseLeaderPost;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A position that keeps its leaders as an empire. */
@Rule("14.2.4")
public record LeadersKept(int position) implements Special {

  public static LeadersKept read(Said said) {
    return new LeadersKept(said.position("nation"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  public static boolean isFor(World world, int position) {
    return world.setting().specials().of(LeadersKept.class, position).isPresent();
  }

  /** A leader whose unit is no unit of an empire goes to another one. */
  public static void restore(Play play, int position, List<Integer> leaders) {
    World world = play.world();
    for (int leader : leaders) {
      List<Integer> areas =
          world.unitsOf(position).stream().map(world::place).distinct().sorted().toList();
      if (isFor(world, position) && world.leaderAt(leader) == World.BOX && !areas.isEmpty()) {
        play.happen(
            new LeaderEvent.Posted(
                leader,
                areas.size() == 1
                    ? areas.getFirst()
                    : play.ask(new ChooseLeaderPost(world, position, areas))));
      }
    }
  }
}
