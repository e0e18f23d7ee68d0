package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Who moves first: who began last, if the scenario is open; otherwise positions move in the order
 * that the scenario gives.
 */
@Rule("4.1")
final class MoveOrder {

  private MoveOrder() {}

  static List<Integer> of(World world) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.isPlaying(i)) {
        order.add(i);
      }
    }
    if (world.setting().isOpen()) {
      order.sort(Comparator.comparing(world::beganIn).reversed());
    }
    return order;
  }
}
