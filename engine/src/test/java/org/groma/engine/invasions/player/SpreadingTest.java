package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.junit.jupiter.api.Test;

class SpreadingTest {

  private static final int VISIGOTHS = nation("visigoths");

  private static ChooseOrder decision(int units) {
    Scene scene =
        Scene.empty()
            .units("visigoths", "infantry", units, "dacia")
            .horde("visigoths", "dacia")
            .with(new SequenceEvent.ActivationBegan(VISIGOTHS))
            .with(new SequenceEvent.MovementBegan(VISIGOTHS));
    return new ChooseOrder(scene.world(), VISIGOTHS, Phase.UNIT_STACKS);
  }

  @Test
  void whoIsTooManyGoesNextDoor() {
    ChooseOrder decision = decision(6);
    assertThat(decision.refusal(new Order.Done())).isPresent();

    Order order = new Spreading(decision, new Lures()).order().orElseThrow();

    assertThat(decision.refusal(order)).isEmpty();
    assertThat(order)
        .isInstanceOfSatisfying(
            Order.March.class,
            march -> {
              assertThat(march.units().size()).isEqualTo(2);
              assertThat(march.to()).isNotEqualTo(province("dacia"));
            });
  }

  @Test
  void legalStacksStay() {
    assertThat(new Spreading(decision(4), new Lures()).order()).isEmpty();
  }
}
