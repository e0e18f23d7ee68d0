package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Orders;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.kernel.Rule;

/** A nation moves its unit stacks, then fights. */
@Rule("XVIII.A")
final class UnitStacks {

  private UnitStacks() {}

  static void play(Play play, int nation, Phase phase) {
    play.happen(new SequenceEvent.MovementBegan(nation));
    EventPlays.offer(play, Moment.MOVEMENT, nation);
    move(play, nation, phase);
    CombatStep.run(play, nation);
  }

  /** Carries out orders until the player has done; also for campaigns. */
  static void move(Play play, int nation, Phase begun) {
    Phase phase = begun;
    Order order;
    do {
      order = play.table().ask(new ChooseOrder(play.world(), nation, phase));
      Orders.carryOut(play, nation, order);
      phase = phase.after(order);
    } while (!(order instanceof Order.Done));
  }
}
