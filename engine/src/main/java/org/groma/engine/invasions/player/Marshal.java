package org.groma.engine.invasions.player;

import java.util.Optional;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;

/** Gives the orders of a movement sub-step: migrations first, then the army, then its horde. */
final class Marshal {

  private final Strategist strategist = new Strategist();
  private boolean marched;

  Order order(ChooseOrder decision) {
    if (!marched) {
      Optional<Order> migration = Hordes.migration(decision);
      Order order = migration.isPresent() ? migration.get() : strategist.order(decision);
      if (!(order instanceof Order.Done)) {
        return order;
      }
      marched = true;
    }
    Optional<Order> following = Hordes.following(decision);
    if (following.isPresent()) {
      return following.get();
    }
    marched = false;
    return new Order.Done();
  }
}
