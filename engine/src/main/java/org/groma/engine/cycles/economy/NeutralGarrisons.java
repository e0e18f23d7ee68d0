package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Garrisons of nobody. */
@Rule("14.1")
public final class NeutralGarrisons {

  private NeutralGarrisons() {}

  /** Whether a neutral garrison holds an area; under somebody's units it does not. */
  public static boolean hold(World world, int area) {
    return world.hasGarrison(area) && world.occupant(area) == World.NOBODY;
  }

  /** How strong a neutral garrison is in an area: as its city yields, but never very weak. */
  public static int strength(World world, int area) {
    if (world.mark(Mark.STRENGTH, area) > 0) {
      return world.mark(Mark.STRENGTH, area);
    }
    int city = world.board().cityAt(area);
    int tax = city == Board.NONE ? 0 : world.board().cities().get(city).tax();
    return Math.max(world.setting().numbers().garrisonLeast(), tax);
  }

  /** A city belongs to nobody from now on; a garrison holds it unless units of others do. */
  public static void take(Play play, int city) {
    int area = Holdings.area(play.world(), city);
    if (play.world().cityOwner(city) != World.NOBODY) {
      play.happen(new CityEvent.Owned(city, World.NOBODY));
    }
    if (!play.world().hasGarrison(area) && play.world().occupant(area) == World.NOBODY) {
      play.happen(new CityEvent.Garrisoned(area));
    }
  }

  /**
   * Garrisons without a city go when no city beside them is held by one. Once in the administration
   * phases of a turn.
   */
  public static void dwindle(Play play) {
    World world = play.world();
    for (int area = 0; area < world.board().areas(); area++) {
      if (world.board().cityAt(area) == Board.NONE
          && world.hasGarrison(area)
          && !(world.mark(Mark.STRENGTH, area) > 0
              ? isProvinceHeld(world, world.board().province(area))
              : isBesideHeldCity(world, area))) {
        play.happen(new CityEvent.GarrisonGone(area));
      }
    }
  }

  /** Strong garrisons of a border stay while one holds any city of the province. */
  @Rule("14.2.4")
  private static boolean isProvinceHeld(World world, int province) {
    return world.board().cities().stream()
        .anyMatch(
            city -> world.board().province(city.area()) == province && hold(world, city.area()));
  }

  private static boolean isBesideHeldCity(World world, int area) {
    Board board = world.board();
    for (int i = 0; i < board.degree(area); i++) {
      int other = board.near(area, i);
      if (board.cityAt(other) != Board.NONE && hold(world, other)) {
        return true;
      }
    }
    return false;
  }
}
