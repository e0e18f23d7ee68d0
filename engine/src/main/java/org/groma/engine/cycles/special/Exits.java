package org.groma.engine.cycles.special;

import java.util.Set;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Units of a position may leave the map from certain areas, for one area of movement. */
@Rule("14.2.5")
public record Exits(int position, Set<Integer> areas) implements Special {

  public static Exits read(Said said) {
    return new Exits(said.position("nation"), said.places());
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Whether a unit can leave the map in this turn. */
  public static boolean areOpen(World world, int unit) {
    return world
        .setting()
        .specials()
        .of(Exits.class, world.owner(unit))
        .map(rule ->
            !world.kindOf(unit).ship()
                && Reach.passes(world, unit, world.kindOf(unit).movement() - 1, rule.areas()))
        .orElse(false);
  }

  /** A unit leaves the map. */
  public static void leave(Play play, int unit) {
    int position = play.world().owner(unit);
    play.happen(new UnitEvent.Removed(unit)); // a leader may stay behind
    play.happen(
        new ScenarioEvent.Marked(
            Mark.EXITED, position, play.world().mark(Mark.EXITED, position) + 1));
  }
}
