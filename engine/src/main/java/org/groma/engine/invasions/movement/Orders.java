package org.groma.engine.invasions.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Every order there is, to the class that judges it and carries it out. */
@Rule({"XVIII.A", "XXII.B"})
public final class Orders {

  private Orders() {}

  /** Why an order of the active nation is against the rules; empty when it is legal. */
  public static Optional<Refusal> refusal(World world, int nation, Order order, Phase phase) {
    if (!fits(world, nation, order, phase)) {
      return Refusing.because(
          "XI.C", "before a raid units only move among the provinces of their nation");
    }
    if (phase.isCampaign()) {
      Optional<Refusal> campaign = new Campaigning(world, nation, phase.leader()).refusal(order);
      if (campaign.isPresent()) {
        return campaign;
      }
    }
    return refusalBesides(world, nation, order, phase);
  }

  /** The same, where a campaign has nothing against it. */
  static Optional<Refusal> refusalBesides(World world, int nation, Order order, Phase phase) {
    return switch (order) {
      case Order.March march -> Marching.refusal(world, nation, march);
      case Order.MarchHorde march -> HordeMarch.refusal(world, nation, march);
      case Order.Migrate migrate -> Migration.refusal(world, nation, migrate);
      case Order.Sail sail -> SeaOrders.refusal(world, nation, sail);
      case Order.Ship ship -> SeaOrders.refusal(world, nation, ship);
      case Order.ShipHorde ship -> SeaOrders.refusal(world, nation, ship);
      case Order.Declare declare -> Declaring.refusal(world, nation, declare, phase);
      case Order.Redeploy redeploy -> Redeployment.refusal(world, nation, redeploy, phase);
      case Order.Done _ -> Crowding.refusal(world, nation, phase);
    };
  }

  /** Whether it is not an order that leaves home before a raid. */
  static boolean fits(World world, int nation, Order order, Phase phase) {
    return phase.step() != Phase.Step.RAID || isAtHome(world, nation, order);
  }

  @Rule("XI.C")
  private static boolean isAtHome(World world, int nation, Order order) {
    return switch (order) {
      case Order.March march ->
          march.to() >= 0
              && march.to() < world.setting().board().provinces()
              && world.holder(march.to()) == nation;
      case Order.Done _ -> true;
      case Order.MarchHorde _,
          Order.Migrate _,
          Order.Sail _,
          Order.Ship _,
          Order.ShipHorde _,
          Order.Declare _,
          Order.Redeploy _ ->
          false;
    };
  }

  /** Carries out an order that is legal. */
  public static void carryOut(Play play, int nation, Order order) {
    switch (order) {
      case Order.March march -> Marching.carryOut(play, nation, march);
      case Order.MarchHorde march -> HordeMarch.carryOut(play, nation, march);
      case Order.Migrate migrate -> Migration.carryOut(play, nation, migrate);
      case Order.Sail sail -> SeaOrders.carryOut(play, nation, sail);
      case Order.Ship ship -> SeaOrders.carryOut(play, nation, ship);
      case Order.ShipHorde ship -> SeaOrders.carryOut(play, nation, ship);
      case Order.Declare declare -> Declaring.carryOut(play, nation, declare);
      case Order.Redeploy redeploy -> Redeployment.carryOut(play, redeploy);
      case Order.Done _ -> Crowding.thin(play, nation);
    }
  }

  /** Legal orders that a sensible player would look at; to be done comes first if it is legal. */
  public static List<Order> options(World world, int nation, Phase phase) {
    List<Order> options = new ArrayList<>();
    if (refusal(world, nation, new Order.Done(), phase).isEmpty()) {
      options.add(new Order.Done());
    }
    options.addAll(LandOptions.of(world, nation, phase));
    Campaigning campaign = new Campaigning(world, nation, phase.leader());
    for (Order order : SeaOrders.options(world, nation)) {
      if (!phase.isCampaign() || campaign.refusal(order).isEmpty()) {
        options.add(order);
      }
    }
    options.removeIf(order -> !fits(world, nation, order, phase));
    return options;
  }
}
