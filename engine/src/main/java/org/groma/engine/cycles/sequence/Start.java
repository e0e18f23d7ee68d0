package org.groma.engine.cycles.sequence;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A new people begins with one tribe on its start position. */
@Rule({"4.2", "9"})
final class Start {

  private Start() {}

  /** Whether there was room for it. */
  static boolean place(Play play, int position) {
    World world = play.world();
    List<Integer> areas = areas(world, world.people(position));
    if (areas.isEmpty()) {
      return false;
    }
    int tribe = play.setting().kinds().tribe();
    int area =
        areas.size() == 1
            ? areas.getFirst()
            : play.ask(new ChooseSite(world, position, tribe, areas));
    return play.raise(position, tribe, area) >= 0;
  }

  /** Its start position, or any area beside that where it is occupied; none without room. */
  static List<Integer> areas(World world, int people) {
    Board board = world.board();
    int start = world.setting().position(people).start();
    if (start < 0) {
      return List.of();
    }
    return isFree(world, start)
        ? List.of(start)
        : IntStream.range(0, board.degree(start))
            .map(i -> board.near(start, i))
            .filter(area -> isFree(world, area))
            .boxed()
            .toList();
  }

  private static boolean isFree(World world, int area) {
    return world.occupant(area) == World.NOBODY
        && !world.hasGarrison(area)
        && !world.board().isDesert(area);
  }
}
