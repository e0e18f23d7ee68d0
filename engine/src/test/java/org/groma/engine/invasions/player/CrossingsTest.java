package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.junit.jupiter.api.Test;

class CrossingsTest {

  private static ChooseOrder decision(String nation, String kind, String province) {
    int number = nation(nation);
    Scene scene =
        Scene.empty()
            .with(new SequenceEvent.TurnBegan(6))
            .units(nation, kind, 4, province)
            .horde(nation, province)
            .held(nation, province)
            .with(new SequenceEvent.ActivationBegan(number))
            .with(new SequenceEvent.MovementBegan(number));
    return new ChooseOrder(scene.world(), number, Phase.UNIT_STACKS);
  }

  @Test
  void seafarersSailToTheirAims() {
    ChooseOrder decision = decision("saxons", "amphibious-infantry", "frisia");

    Optional<Order> order = crossing(decision);

    assertThat(order)
        .get()
        .isInstanceOfSatisfying(
            Order.Ship.class,
            ship ->
                assertThat(Sample.SETTING.board().area(ship.to()))
                    .isEqualTo(Sample.area("britannia")));
    assertThat(decision.refusal(order.orElseThrow())).isEmpty();
  }

  @Test
  void othersStayAshore() {
    assertThat(crossing(decision("franks", "axe-infantry", "frisia"))).isEmpty();
  }

  private static Optional<Order> crossing(ChooseOrder decision) {
    return Crossings.crossing(decision, new Lure(decision.world(), decision.chooser()));
  }
}
