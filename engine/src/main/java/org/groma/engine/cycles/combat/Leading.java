package org.groma.engine.cycles.combat;

import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Leaders go with units. */
@Rule("10.2")
final class Leading {

  private static final int NOBODY = -1;

  private Leading() {}

  /** The leader who goes with a unit that leaves its place: asked only if others stay. */
  static int with(Play play, int unit) {
    World world = play.world();
    int place = world.place(unit);
    int owner = world.owner(unit);
    int leader = world.leaderWith(unit);
    if (leader < 0) {
      return NOBODY;
    }
    boolean others =
        world.board().isSea(place)
            ? world.leaderAboard(unit) != leader
            : world.unitsAt(place).size() > 1;
    return !others || play.ask(new LeadOn(world, owner, leader, unit)) ? leader : NOBODY;
  }

  /** The leader who flees with a unit: at sea he cannot change the ship. */
  static int fleeing(Play play, int unit) {
    World world = play.world();
    return world.board().isSea(world.place(unit)) ? world.leaderAboard(unit) : with(play, unit);
  }

  /** A unit and perhaps a leader enter an area; lone leaders of others are lost. */
  static void step(Play play, int unit, int leader, int area) {
    play.happen(new UnitEvent.Driven(unit, area));
    if (leader >= 0) {
      play.happen(new LeaderEvent.Posted(leader, area));
    }
    play.overrun(area);
  }
}
