package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.FreePositions;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.DesertStart;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * In the open scenario whoever is at the table without a position begins with any start position
 * that is free. A position used by somebody else is free again once he is an empire; since its own
 * counters are on the board then, the new people has counters that nobody uses.
 */
@Rule({"4.1", "4.2", "9", "14.3"})
final class FreeStarts {

  private FreeStarts() {}

  static void run(Play play) {
    if (play.setting().isOpen()) {
      play.setting().freePositions().ifPresent(free -> begin(play, free));
    }
  }

  private static void begin(Play play, FreePositions free) {
    World world = play.world();
    List<Integer> order = OpeningDice.order(play, waiting(world));
    int left = order.size();
    for (int seat : order) {
      List<Integer> options = free.from().stream().filter(each -> isFree(world, each)).toList();
      if (!options.isEmpty()) { // who finds none waits for another turn
        int people =
            options.size() == 1
                ? options.getFirst()
                : play.ask(new ChoosePosition(world, seat, options));
        int position = counters(world, people).orElseThrow();
        play.happen(new PositionEvent.Taken(position, seat, people));
        Rebirth.begin(play, position);
        play.happen(new ScenarioEvent.Marked(Mark.ORDER, position, left)); // he moves first, too
      }
      left--;
    }
  }

  private static List<Integer> waiting(World world) {
    List<Integer> found = new ArrayList<>();
    for (int seat = 0; seat < world.setting().seats(); seat++) {
      if (world.isPresent(seat) && !plays(world, seat)) {
        found.add(seat);
      }
    }
    return found;
  }

  private static boolean plays(World world, int seat) {
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.isPlaying(i) && world.seat(i) == seat) {
        return true;
      }
    }
    return false;
  }

  /** Whether a people can begin now: nobody is in its cycle below the empire, and it has room. */
  @Rule({"4.2", "13.2"})
  static boolean isFree(World world, int people) {
    boolean once = world.setting().position(people).stage() == Stage.KINGDOM; // one at a time
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.isPlaying(i)
          && world.people(i) == people
          && (once || world.stage(i) != Stage.EMPIRE)) {
        return false;
      }
    }
    return StartTurns.areReached(world, people)
        && hasRoom(world, people)
        && counters(world, people).isPresent();
  }

  private static boolean hasRoom(World world, int people) {
    return world.setting().position(people).stage() == Stage.KINGDOM
        || (DesertStart.comesIn(world, people)
            ? !DesertStart.freeFor(world, people).isEmpty()
            : !Start.areas(world, people).isEmpty());
  }

  /** Its own counters, or others of the same number that nobody uses. */
  @Rule("2.3")
  private static OptionalInt counters(World world, int people) {
    if (!world.isPlaying(people)) {
      return OptionalInt.of(people);
    }
    for (int i = 0; i < world.setting().positions(); i++) {
      if (!world.isPlaying(i) && world.setting().haveSamePool(i, people)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }
}
