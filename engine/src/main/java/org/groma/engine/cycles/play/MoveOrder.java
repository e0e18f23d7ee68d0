package org.groma.engine.cycles.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Who moves first: who began last, if the scenario is open; otherwise positions move in the order
 * that the scenario gives.
 */
@Rule("4.1")
public final class MoveOrder {

  private MoveOrder() {}

  /** All who play, in the order in which they move. */
  public static List<Integer> of(World world) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.isPlaying(i)) {
        order.add(i);
      }
    }
    if (world.setting().isOpen()) {
      order.sort(
          Comparator.comparingInt((Integer position) -> world.beganIn(position))
              .thenComparingInt((Integer position) -> world.mark(Mark.ORDER, position))
              .reversed());
    }
    return order;
  }

  /** Where positions are chosen, the dice for the choice are also those for the order. */
  private static boolean isRolled(World world) {
    return world.setting().isOpen() && world.setting().freePositions().isEmpty();
  }

  /** Of several who begin in the same turn, each rolls; the higher moves first from now on. */
  public static void roll(Play play) {
    World world = play.world();
    List<Integer> starters = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.isPlaying(i) && world.beganIn(i) == world.turn()) {
        starters.add(i);
      }
    }
    if (isRolled(world) && starters.size() > 1) {
      for (int position : starters) {
        int rolled = play.rollTwo(Cast.ORDER);
        play.happen(new ScenarioEvent.Marked(Mark.ORDER, position, rolled));
      }
    }
  }
}
