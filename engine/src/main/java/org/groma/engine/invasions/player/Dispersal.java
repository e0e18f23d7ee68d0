package org.groma.engine.invasions.player;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Sends on who must not stay where a movement has left them: too many in a province, or in the
 * company of neutral units.
 */
final class Dispersal {

  private Dispersal() {}

  /** A legal march of some units to the best place next to them; empty where none can go. */
  static Optional<Order> next(ChooseOrder decision) {
    World world = decision.world();
    long bloc = world.diplomacy().bloc(decision.chooser());
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (isAmiss(world, decision.chooser(), province)) {
        Optional<Order> march = from(decision, world.unitsAt(province, bloc), province);
        if (march.isPresent()) {
          return march;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isAmiss(World world, int nation, int province) {
    return Stacking.excess(world, nation, province) > 0
        || (world.mastersAt(province) & ~world.diplomacy().friends(nation)) != 0;
  }

  private static Optional<Order> from(ChooseOrder decision, UnitSet units, int province) {
    World world = decision.world();
    Board board = world.setting().board();
    Order best = null;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < board.degree(province); i++) {
      int to = board.target(province, i);
      int value = board.isProvince(to) ? value(world, decision.chooser(), to) : 0;
      for (int j = 0; board.isProvince(to) && value > most && j < units.size(); j++) {
        Order march = new Order.March(UnitSet.of(units.get(j)), Stack.NO_LEADER, to);
        if (decision.refusal(march).isEmpty()) {
          best = march;
          most = value;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** Room among friends is best, a fight against many is worst. */
  private static int value(World world, int nation, int province) {
    int room = Stacking.limit(world, nation, province) - Stacking.counted(world, nation, province);
    return switch (Attitude.of(world, nation, province)) {
      case FRIENDLY -> room > 0 ? 100 + room : -1;
      case EMPTY -> 50;
      case NEUTRAL -> 0;
      case HOSTILE -> 20 - world.countAt(province, world.mastersAt(province));
    };
  }
}
