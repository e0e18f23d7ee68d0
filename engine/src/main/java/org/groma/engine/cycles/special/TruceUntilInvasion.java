package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Two halves of an empire keep out of each other's provinces until somebody else has entered the
 * imperial boundary, and away from each other's capital until that half has fallen.
 */
@Rule("14.2.2")
public record TruceUntilInvasion(List<Integer> positions) implements Barrier {

  public static TruceUntilInvasion read(Said said) {
    return new TruceUntilInvasion(said.positions("nations"));
  }

  @Override
  public boolean concerns(int position) {
    return positions.contains(position);
  }

  @Override
  public boolean closes(World world, int unit, int area) {
    int position = world.owner(unit);
    return concerns(position) && keepsOut(world, position, area);
  }

  private boolean keepsOut(World world, int position, int area) {
    for (int other : positions) {
      if (other != position
          && world.isPlaying(other)
          && (world.capital(other) == area
              || (isKept(world) && isProvinceOf(world, other, area)))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean forbidsAttack(World world, int unit, int owner, int area) {
    int position = world.owner(unit);
    return concerns(position)
        && (keepsOut(world, position, area)
            || (owner != position && positions.contains(owner) && isKept(world)));
  }

  /** Whether two positions may not attack each other's units anywhere now. */
  static boolean holds(World world, int one, int other) {
    return one != other
        && isKept(world)
        && world.setting().specials().all(TruceUntilInvasion.class).stream()
            .anyMatch(truce -> truce.concerns(one) && truce.concerns(other));
  }

  private static boolean isKept(World world) {
    return world.mark(Mark.INVADED, 0) == 0;
  }

  /** The provinces of a half are those that it begins with. */
  private static boolean isProvinceOf(World world, int position, int area) {
    int province = world.board().province(area);
    for (int city : world.setting().position(position).owned()) {
      if (world.board().province(world.board().cities().get(city).area()) == province) {
        return true;
      }
    }
    return false;
  }

  /** Looks whether a unit of others is inside the boundary. */
  void watch(Play play) {
    World world = play.world();
    for (int area = 0; isKept(world) && area < world.board().areas(); area++) {
      int there = world.occupant(area);
      if (there != World.NOBODY && !positions.contains(there) && world.board().isInside(area)) {
        play.happen(new ScenarioEvent.Marked(Mark.INVADED, 0, 1));
      }
    }
  }
}
