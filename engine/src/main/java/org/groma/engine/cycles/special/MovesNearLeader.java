package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Units move only if they start near their leader; some kinds are free. */
@Rule("14.2.5")
public record MovesNearLeader(int position, int within, List<Integer> free) implements Special {

  public static MovesNearLeader read(Said said) {
    return new MovesNearLeader(
        said.position("nation"), said.number("within"), said.units("except"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Where the leader is when movement begins counts; he may go away with the first who moves. */
  void look(Play play) {
    World world = play.world();
    int place = World.BOX;
    int first = position * world.setting().leaders();
    for (int leader = first; leader < first + world.setting().leaders(); leader++) {
      place = world.isCaptive(leader) ? place : Math.max(place, world.leaderAt(leader));
    }
    play.happen(new ScenarioEvent.Marked(Mark.LEADER_AT, position, place + 1));
  }

  /** Whether a unit that has not moved may do so. */
  public static boolean allows(World world, int unit) {
    return world
        .setting()
        .specials()
        .of(MovesNearLeader.class, world.owner(unit))
        .map(rule -> rule.isFree(world, unit))
        .orElse(true);
  }

  private boolean isFree(World world, int unit) {
    int leader = world.mark(Mark.LEADER_AT, position) - 1;
    return free.contains(world.kind(unit))
        || (leader >= 0
            && !world.board().isSea(leader)
            && world.board().steps(leader, world.place(unit)) <= within);
  }
}
