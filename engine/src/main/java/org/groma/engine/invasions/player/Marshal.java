package org.groma.engine.invasions.player;

import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;

/**
 * Gives the orders of a movement sub-step: declarations and migrations first, then the army by land
 * and by sea, then the horde that follows it.
 */
final class Marshal {

  private enum Stage {
    OPENING,
    ARMY,
    SHIPS,
    HORDE
  }

  private final Lures lures;
  private final Strategist strategist;
  private Stage stage = Stage.OPENING;
  private Lure lure;

  /** A sheet for all plans of a game. */
  private Targets targets;

  Marshal(Lures lures) {
    this.lures = lures;
    this.strategist = new Strategist(lures);
  }

  Order order(ChooseOrder decision) {
    if (targets == null) {
      targets = new Targets(decision.world().setting().board());
    }
    if (lure == null) {
      lure = lures.of(decision.world(), decision.chooser()); // land changes hands after a movement
    }
    if (stage == Stage.OPENING) {
      Order first =
          Hostilities.declaration(decision).or(() -> Hordes.migration(decision, lure)).orElse(null);
      if (first != null) {
        return first;
      }
      stage = Stage.ARMY;
    }
    if (stage == Stage.ARMY) {
      Order order = strategist.order(decision, lure, targets);
      if (!(order instanceof Order.Done)) {
        return order;
      }
      stage = Stage.SHIPS;
    }
    if (stage == Stage.SHIPS) {
      Order crossing = Crossings.crossing(decision, lure).orElse(null);
      if (crossing != null) {
        return crossing;
      }
      stage = Stage.HORDE;
    }
    return Hordes.following(decision, lure, targets).orElseGet(() -> finish(decision));
  }

  private Order finish(ChooseOrder decision) {
    Order done = new Order.Done();
    if (decision.refusal(done).isPresent()) {
      return new Spreading(decision, lures).order().orElseGet(() -> decision.options().getLast());
    }
    stage = Stage.OPENING;
    lure = null;
    return done;
  }
}
