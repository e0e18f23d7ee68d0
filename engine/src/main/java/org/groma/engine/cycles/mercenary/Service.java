package org.groma.engine.cycles.mercenary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Units enter and leave somebody's service. */
@Rule("13.4")
public final class Service {

  private Service() {}

  /** Units of a barbarian, all of one area, serve somebody. */
  static void enter(Play play, List<Integer> units, int lessee) {
    int area = play.world().place(units.getFirst());
    units.forEach(unit -> Custody.release(play, unit));
    play.happen(new UnitEvent.Hired(units, play.world().slotsFor(units, lessee)));
    look(play, area);
  }

  /** Captives go over to who commands those who held them; friends set them free. */
  @Rule("13.6")
  private static void look(Play play, int area) {
    if (Custody.isUsed(play.world())) {
      Custody.settle(play, area);
    }
  }

  /** Units that serve somebody are their owner's again. */
  static void leave(Play play, List<Integer> hired) {
    World world = play.world();
    Map<Integer, List<Integer>> byArea = new TreeMap<>();
    hired.forEach(
        unit -> byArea.computeIfAbsent(world.place(unit), _ -> new ArrayList<>()).add(unit));
    byArea.forEach((area, units) -> leave(play, area, units));
  }

  /** Beside units of who was served nobody can stay. */
  private static void leave(Play play, int area, List<Integer> hired) {
    World world = play.world();
    int lessee = world.owner(hired.getFirst());
    if (hired.containsAll(world.unitsAt(area))) {
      hired.forEach(unit -> Custody.release(play, unit));
      play.happen(new UnitEvent.Released(hired, area));
      look(play, area);
    } else {
      hired.forEach(unit -> evict(play, unit));
    }
    play.forsake(area, lessee);
  }

  /** A unit goes next door; without a way out its service goes on. */
  private static void evict(Play play, int unit) {
    World world = play.world();
    List<Integer> areas = billets(world, unit);
    if (!areas.isEmpty()) {
      int area =
          areas.size() == 1
              ? areas.getFirst()
              : play.ask(new ChooseBillet(world, world.lessor(unit), unit, areas));
      Custody.release(play, unit);
      int left = world.place(unit);
      play.happen(new UnitEvent.Released(List.of(unit), area));
      look(play, left);
      play.overrun(area);
    }
  }

  private static List<Integer> billets(World world, int unit) {
    Board board = world.board();
    int lessor = world.lessor(unit);
    int place = world.place(unit);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.degree(place); i++) {
      int area = board.near(place, i);
      if (!world.isBarred(area, lessor)
          && Stacking.fitsKind(world, area, lessor, world.kind(unit))
          && (!world.kindOf(unit).ship() || board.isCoastal(area))) {
        found.add(area);
      }
    }
    return found;
  }

  /** All units that a position has leased come back before it becomes a kingdom, or are lost. */
  public static void recall(Play play, int lessor) {
    World world = play.world();
    for (int lessee = 0; lessee < play.setting().positions(); lessee++) {
      leave(play, world.hired(lessee, lessor));
      world.hired(lessee, lessor).forEach(play::remove);
    }
  }

  /** Nobody is left to serve, or to own those who serve. */
  public static void end(Play play, int position) {
    World world = play.world();
    for (int other = 0; other < play.setting().positions(); other++) {
      leave(play, world.hired(position, other));
      world.hired(other, position).forEach(play::remove);
    }
    for (int other = 0; other < play.setting().positions(); other++) {
      world.hired(position, other).forEach(play::remove);
    }
  }
}
