package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.FreePositions;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Before a historical scenario is set up, players without a position choose: the highest roll
 * first, one position at a time. What nobody takes is not played.
 */
@Rule({"14.2", "14.2.3", "14.2.6", "14.2.8"})
final class PositionDraft {

  private PositionDraft() {}

  static void run(Play play) {
    Optional<FreePositions> free = play.setting().freePositions();
    if (free.isPresent() && !play.setting().isOpen()) {
      List<Integer> order = OpeningDice.order(play, choosers(play.world()));
      for (int round = 1; round <= free.get().each(); round++) {
        for (int seat : order) {
          choose(play, seat, free.get(), round == free.get().each());
        }
      }
    }
  }

  /** Whether somebody plays a position, for all that players chose. */
  static boolean isTaken(World world, int position) {
    return world.seat(position) >= 0
        || world.setting().freePositions().filter(free -> free.from().contains(position)).isEmpty();
  }

  private static List<Integer> choosers(World world) {
    List<Integer> found = new ArrayList<>();
    for (int seat = 0; seat < world.setting().seats(); seat++) {
      if (world.setting().scenario().players().get(seat).nations().isEmpty()) {
        found.add(seat);
      }
    }
    return found;
  }

  private static void choose(Play play, int seat, FreePositions free, boolean last) {
    World world = play.world();
    List<Integer> options = free.from().stream().filter(each -> world.seat(each) < 0).toList();
    boolean bound = last && !free.oneOf().isEmpty() && !hasOne(world, seat, free);
    List<Integer> open = bound ? options.stream().filter(free.oneOf()::contains).toList() : options;
    if (!open.isEmpty()) {
      int position =
          open.size() == 1 ? open.getFirst() : play.ask(new ChoosePosition(world, seat, open));
      play.happen(new PositionEvent.Taken(position, seat, position));
    }
  }

  private static boolean hasOne(World world, int seat, FreePositions free) {
    return free.oneOf().stream().anyMatch(position -> world.seat(position) == seat);
  }
}
