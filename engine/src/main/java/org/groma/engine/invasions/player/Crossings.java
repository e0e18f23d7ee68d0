package org.groma.engine.invasions.player;

import java.util.Optional;
import java.util.function.Predicate;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Foresight;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.state.World;

/** Sends the stacks of seafaring nations over the sea, where more is to be won than at home. */
final class Crossings {

  private static final double LEAST = 2;
  private static final double UNIT = 3;
  private static final double NEARER = 1.5;

  private Crossings() {}

  static Optional<Order> crossing(ChooseOrder decision, Lure lure) {
    World world = decision.world();
    int nation = decision.chooser();
    if (world.setting().nation(nation).ownShips() == 0) {
      return Optional.empty();
    }
    Order best = null;
    double most = LEAST;
    Predicate<Order.Ship> pays =
        option -> value(world, nation, lure, fitting(world, nation, option)) > LEAST;
    for (Order order : SeaOrders.options(world, nation, pays)) {
      if (order instanceof Order.Ship option && !option.units().isEmpty()) {
        Order.Ship ship = fitting(world, nation, option);
        double value = value(world, nation, lure, ship);
        if (value > most && decision.refusal(ship).isEmpty()) {
          most = value;
          best = ship;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** No more than may stay where they land. */
  private static Order.Ship fitting(World world, int nation, Order.Ship ship) {
    int room =
        Stacking.limit(world, nation, ship.to(), ship.leader())
            - Stacking.counted(world, nation, ship.to());
    UnitSet units = ship.units().first(Math.max(0, room));
    return new Order.Ship(units, ship.leader(), ship.seas(), ship.to());
  }

  private static double value(World world, int nation, Lure lure, Order.Ship ship) {
    if (ship.units().isEmpty()) {
      return 0;
    }
    int from = world.place(ship.units().get(0));
    int units = ship.units().size();
    double nearer = NEARER * lure.gain(from, ship.to()) - lure.left(from);
    if (world.holder(ship.to()) == nation) {
      return nearer;
    }
    int enemies = Foresight.countDefenders(world, nation, ship.to());
    double victory =
        enemies == 0 ? 1 : (double) units * units / (units * units + enemies * enemies);
    return victory * (Worth.of(world, nation, ship.to()) + nearer)
        - (1 - victory) * UNIT * Math.min(units, 2);
  }
}
