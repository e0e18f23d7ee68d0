package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Arabs and Africans come from beyond the map: in the movement phase of their first turn they put
 * two tribes on marked areas of the provinces they enter. That is their growth and movement.
 */
@Rule("13.2.2")
public final class DesertStart {

  private static final String MARK = "a";
  private static final int TRIBES = 2;

  private DesertStart() {}

  /** Whether a position begins in this way. */
  public static boolean is(World world, int position) {
    return comesIn(world, world.people(position));
  }

  /** Whether a people does, by the number of its own position. */
  public static boolean comesIn(World world, int people) {
    return world.setting().isOpen() && !world.setting().group(people).enters().isEmpty();
  }

  /** The marked areas where nobody is. */
  public static List<Integer> free(World world, int position) {
    return freeFor(world, world.people(position));
  }

  /** The same for a people, by the number of its own position. */
  public static List<Integer> freeFor(World world, int people) {
    Board board = world.board();
    List<String> provinces = world.setting().group(people).enters();
    return board.marked(MARK).stream()
        .filter(area -> world.occupant(area) == World.NOBODY && !world.hasGarrison(area))
        .filter(area ->
            board.province(area) >= 0 && provinces.contains(board.provinceId(board.province(area))))
        .toList();
  }

  /** The movement phase of a position. */
  public static void play(Play play, int position) {
    World world = play.world();
    if (!is(world, position)
        || world.beganIn(position) != world.turn()
        || world.stage(position) != Stage.BARBARIAN
        || world.count(position) > 0) {
      return;
    }
    int tribe = play.setting().kinds().tribe();
    for (int i = 0; i < TRIBES; i++) {
      List<Integer> areas = free(world, position);
      if (!areas.isEmpty()) {
        int area =
            areas.size() == 1
                ? areas.getFirst()
                : play.ask(new ChooseDesertStart(world, position, areas));
        int unit = play.raise(position, tribe, area);
        play.happen(new UnitEvent.Moved(unit, area));
      }
    }
  }
}
