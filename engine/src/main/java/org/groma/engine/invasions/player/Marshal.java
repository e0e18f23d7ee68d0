package org.groma.engine.invasions.player;

import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;

/**
 * Gives the orders of a movement sub-step: declarations and migrations first, then the army, then
 * the horde that follows it.
 */
final class Marshal {

  private enum Stage {
    OPENING,
    ARMY,
    HORDE
  }

  private final Strategist strategist = new Strategist();
  private Stage stage = Stage.OPENING;

  Order order(ChooseOrder decision) {
    if (stage == Stage.OPENING) {
      Order first =
          Hostilities.declaration(decision).or(() -> Hordes.migration(decision)).orElse(null);
      if (first != null) {
        return first;
      }
      stage = Stage.ARMY;
    }
    if (stage == Stage.ARMY) {
      Order order = strategist.order(decision);
      if (!(order instanceof Order.Done)) {
        return order;
      }
      stage = Stage.HORDE;
    }
    return Hordes.following(decision).orElseGet(this::done);
  }

  private Order done() {
    stage = Stage.OPENING;
    return new Order.Done();
  }
}
