package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Some positions leave each other's units and cities alone until a turn; each may permit the other
 * to occupy a city.
 *
 * @param turn the first turn in which they need not any more
 */
@Rule("14.2.8")
public record Truce(List<Integer> positions, int turn) implements Special {

  public Truce {
    positions = List.copyOf(positions);
  }

  public static Truce of(Said said) {
    return new Truce(said.positions("nations"), said.number("turn"));
  }

  @Override
  public boolean concerns(int who) {
    return positions.contains(who);
  }

  /** Whether two positions may not attack each other now. */
  public static boolean holds(World world, int one, int other) {
    for (Truce truce : world.setting().specials().all(Truce.class)) {
      if (one != other
          && world.turn() < truce.turn
          && truce.positions.contains(one)
          && truce.positions.contains(other)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a position may not end in an area: it holds a city of who has a truce with it and has
   * not permitted that in this turn.
   */
  public static boolean spares(World world, int position, int area) {
    int city = world.board().cityAt(area);
    return city >= 0
        && world.cityOwner(city) != World.NOBODY
        && holds(world, position, world.cityOwner(city))
        && world.mark(Mark.PERMITTED, area) != world.turn();
  }

  /** Whether the owner of an area need not be asked any more: he has refused in this turn. */
  public static boolean isRefused(World world, int position, int area) {
    return world.mark(Mark.REFUSED, area) == world.turn() && spares(world, position, area);
  }

  /** Whether a position may end in an area; the owner of a spared city is asked once a turn. */
  public static boolean allows(Play play, int position, int area) {
    World world = play.world();
    if (!spares(world, position, area)) {
      return true;
    }
    if (isRefused(world, position, area)) {
      return false;
    }
    int owner = world.cityOwner(world.board().cityAt(area));
    boolean permitted = play.ask(new PermitOccupation(world, owner, position, area));
    Mark mark = permitted ? Mark.PERMITTED : Mark.REFUSED;
    play.happen(new ScenarioEvent.Marked(mark, area, world.turn()));
    return permitted;
  }
}
