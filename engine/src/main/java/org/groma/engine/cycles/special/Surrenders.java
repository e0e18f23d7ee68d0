package org.groma.engine.cycles.special;

import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A position surrenders when one leader of it is eliminated or its city is taken by somebody; then
 * its units neither move nor attack.
 */
@Rule("14.2.5")
public record Surrenders(int position, int leader, int area, int captor) implements Special {

  public static Surrenders read(Said said) {
    return new Surrenders(
        said.position("nation"),
        said.leader("leader"),
        said.areaOfCity("city"),
        said.position("to"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  public static boolean hasHappened(World world, int position) {
    return world.mark(Mark.SURRENDERED, position) > 0;
  }

  void look(Play play) {
    World world = play.world();
    if (!hasHappened(world, position) && (isLeaderless(world) || world.occupant(area) == captor)) {
      play.happen(new ScenarioEvent.Marked(Mark.SURRENDERED, position, 1));
    }
  }

  private boolean isLeaderless(World world) {
    return world.leaderAt(leader) == World.BOX;
  }
}
