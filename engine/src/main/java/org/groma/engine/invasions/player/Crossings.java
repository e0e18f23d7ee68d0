package org.groma.engine.invasions.player;

import java.util.Arrays;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Foresight;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.sea.Demand;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.state.World;

/** Sends the stacks of seafaring nations over the sea, where more is to be won than at home. */
final class Crossings implements Demand {

  private static final double LEAST = 2;
  private static final double UNIT = 3;
  private static final double NEARER = 1.5;

  private final World world;
  private final int nation;
  private final Lure lure;

  /** By province; the same shore is in reach of many. */
  private final double[] worth;

  private Crossings(World world, int nation, Lure lure) {
    this.world = world;
    this.nation = nation;
    this.lure = lure;
    this.worth = new double[world.setting().board().provinces()];
    Arrays.fill(worth, Double.NaN);
  }

  static Optional<Order> crossing(ChooseOrder decision, Lure lure) {
    World world = decision.world();
    int nation = decision.chooser();
    return world.setting().nation(nation).ownShips() == 0
        ? Optional.empty()
        : new Crossings(world, nation, lure).best(decision);
  }

  private Optional<Order> best(ChooseOrder decision) {
    Order best = null;
    double most = LEAST;
    for (Order order : SeaOrders.options(world, nation, this)) {
      if (order instanceof Order.Ship option && !option.units().isEmpty()) {
        Order.Ship ship = fitting(option);
        double value = value(ship);
        if (value > most && decision.refusal(ship).isEmpty()) {
          most = value;
          best = ship;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** No stack gains more than it would if nobody defended the shore. */
  @Override
  public boolean isWorthALook(int from, int to) {
    return worth(to) + nearer(from, to) > LEAST;
  }

  @Override
  public boolean isWanted(Order.Ship ship) {
    return value(fitting(ship)) > LEAST;
  }

  /** No more than may stay where they land. */
  private Order.Ship fitting(Order.Ship ship) {
    int room =
        Stacking.limit(world, nation, ship.to(), ship.leader())
            - Stacking.counted(world, nation, ship.to());
    UnitSet units = ship.units().first(Math.max(0, room));
    return new Order.Ship(units, ship.leader(), ship.seas(), ship.to());
  }

  private double value(Order.Ship ship) {
    if (ship.units().isEmpty()) {
      return 0;
    }
    int units = ship.units().size();
    double nearer = nearer(world.place(ship.units().get(0)), ship.to());
    if (world.holder(ship.to()) == nation) {
      return nearer;
    }
    int enemies = Foresight.countDefenders(world, nation, ship.to());
    double victory =
        enemies == 0 ? 1 : (double) units * units / (units * units + enemies * enemies);
    return victory * (worth(ship.to()) + nearer) - (1 - victory) * UNIT * Math.min(units, 2);
  }

  private double worth(int province) {
    if (Double.isNaN(worth[province])) {
      worth[province] = Worth.of(world, nation, province);
    }
    return worth[province];
  }

  private double nearer(int from, int to) {
    return NEARER * lure.gain(from, to) - lure.left(from);
  }
}
