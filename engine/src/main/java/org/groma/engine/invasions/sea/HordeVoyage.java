package org.groma.engine.invasions.sea;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.HordeMarch;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * The horde of an invading people follows its units over the sea, on ships of its own: a fleet
 * carries land units, and a horde is none. The crossing takes all paces it has left.
 */
@Rule({"XVIII.H", "XXV.D", "XXV.E"})
final class HordeVoyage {

  private HordeVoyage() {}

  static Optional<Refusal> refusal(World world, int nation, Order.ShipHorde order) {
    Optional<Refusal> start = HordeMarch.refusalOfStart(world, nation);
    if (start.isPresent()) {
      return start;
    }
    int from = world.horde(nation);
    return Embarkation.refusalOfRoute(world, from, order.seas(), order.to())
        .or(() -> refusalOfShips(world, nation, order.seas()))
        .or(() -> refusalOfShores(world, nation, from, order.to()))
        .or(() -> HordeMarch.refusalOfLand(world, nation, from, order.to()))
        .or(() -> HordeMarch.refusalOfGoal(world, nation, order.to()));
  }

  private static Optional<Refusal> refusalOfShips(World world, int nation, List<Integer> seas) {
    if (world.setting().nation(nation).ownShips() < seas.size()) {
      return refuse("XXV.D", "Fleets carry no hordes, and the people has no ships for the way");
    }
    int cost = seas.size() * world.setting().figures().sea().pacesAZone();
    return Allowance.ofHorde(world, nation) < cost
        ? refuse("XVIII.B", "The horde has not enough paces left")
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfShores(World world, int nation, int from, int to) {
    if (Attitude.of(world, nation, from) != Attitude.OfProvince.FRIENDLY) {
      return refuse("XXV.D", "The horde must start in a friendly coastal province");
    }
    return Attitude.of(world, nation, to) == Attitude.OfProvince.NEUTRAL
        ? refuse("XXV.E", "Nobody lands in a neutral province")
        : Optional.empty();
  }

  static void carryOut(Play play, int nation, Order.ShipHorde order) {
    World world = play.world();
    boolean friendly = Attitude.of(world, nation, order.to()) == Attitude.OfProvince.FRIENDLY;
    Order.Ship landing = new Order.Ship(UnitSet.NONE, Stack.NO_LEADER, order.seas(), order.to());
    boolean arrives = friendly || SeaRisk.isOvercome(play, nation, landing);
    int goal = arrives ? order.to() : world.horde(nation);
    play.happen(new NationEvent.HordeMarched(nation, goal, Allowance.ofHorde(world, nation)));
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
