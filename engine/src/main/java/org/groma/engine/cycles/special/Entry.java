package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Units of a position enter the board during the game: some each turn, which are set up and then
 * move; or all that wait, over an edge of the map, which is movement.
 *
 * @param most how many are set up each turn; 0 where all move in over the edge
 * @param from the first turn in which they come
 * @param areas where they are set up, or which lie on the edge
 * @param units how many of each kind wait when the game begins
 */
@Rule("14.2.8")
public record Entry(
    int position, int most, int from, List<Integer> areas, Map<Integer, Integer> units)
    implements Special {

  public Entry {
    areas = List.copyOf(areas);
    units = Map.copyOf(units);
  }

  public static Entry of(Said said) {
    return new Entry(
        said.position("nation"),
        said.number("each-turn", 0),
        said.number("turn", 1),
        said.marked("tag"),
        said.counts("units"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** The game begins: the units wait. */
  public static void begin(Play play) {
    for (Entry rule : play.setting().specials().all(Entry.class)) {
      for (int kind = 0; kind < play.setting().kinds().count(); kind++) {
        int count = rule.units.getOrDefault(kind, 0);
        if (count > 0 && play.world().isPlaying(rule.position)) {
          play.happen(new PositionEvent.Awaited(rule.position, kind, count));
        }
      }
    }
  }

  /** The movement phase of a position begins. */
  public static void play(Play play, int position) {
    play.setting()
        .specials()
        .of(Entry.class, position)
        .filter(rule -> play.world().turn() >= rule.from)
        .ifPresent(rule -> rule.enter(play));
  }

  private void enter(Play play) {
    int left = most > 0 ? most : Integer.MAX_VALUE;
    while (left-- > 0) {
      List<EntryPoint> options = options(play.world());
      if (options.isEmpty()) {
        return;
      }
      EntryPoint chosen = play.ask(new ChooseEntry(play.world(), position, options));
      int kind = chosen.kind();
      int unit = play.raise(position, kind, chosen.area());
      if (most == 0) {
        play.happen(new UnitEvent.Moved(unit, chosen.area()));
      }
      int waiting = play.world().awaiting(position, kind) - 1;
      play.happen(new PositionEvent.Awaited(position, kind, waiting));
    }
  }

  private List<EntryPoint> options(World world) {
    List<EntryPoint> found = new ArrayList<>();
    for (int kind = 0; kind < world.setting().kinds().count(); kind++) {
      if (world.awaiting(position, kind) > 0 && world.inBox(position, kind) >= 0) {
        int paces = most > 0 ? 0 : world.setting().kinds().get(kind).movement() - 1;
        boolean ship = world.setting().kinds().get(kind).ship();
        for (int area : within(world, paces)) {
          if (Stacking.fitsKind(world, area, position, kind)
              && (!ship || world.board().isCoastal(area))) {
            found.add(new EntryPoint(kind, area));
          }
        }
      }
    }
    return found;
  }

  /** The areas that can be reached from the edge in so many steps, past nobody else. */
  private List<Integer> within(World world, int paces) {
    List<Integer> found = new ArrayList<>();
    areas.stream().filter(area -> !world.isBarred(area, position)).forEach(found::add);
    int begin = 0;
    for (int pace = 0; pace < paces; pace++) {
      int end = found.size();
      for (int at = begin; at < end; at++) {
        for (int i = 0; i < world.board().degree(found.get(at)); i++) {
          int next = world.board().near(found.get(at), i);
          if (!found.contains(next) && !world.isBarred(next, position)) {
            found.add(next);
          }
        }
      }
      begin = end;
    }
    return found;
  }
}
