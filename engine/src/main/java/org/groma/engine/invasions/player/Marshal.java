package org.groma.engine.invasions.player;

import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;

/**
 * Gives the orders of a movement sub-step: declarations and migrations first, then the army by
 * land and by sea, then the horde that follows it.
 */
final class Marshal {

  private enum Stage {
    OPENING,
    ARMY,
    SHIPS,
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
      stage = Stage.SHIPS;
    }
    if (stage == Stage.SHIPS) {
      Order crossing = Crossings.crossing(decision).orElse(null);
      if (crossing != null) {
        return crossing;
      }
      stage = Stage.HORDE;
    }
    return Hordes.following(decision).orElseGet(() -> finish(decision));
  }

  private Order finish(ChooseOrder decision) {
    Order done = new Order.Done();
    if (decision.refusal(done).isPresent()) {
      return new Spreading(decision).order().orElseGet(() -> decision.options().getLast());
    }
    stage = Stage.OPENING;
    return done;
  }
}
