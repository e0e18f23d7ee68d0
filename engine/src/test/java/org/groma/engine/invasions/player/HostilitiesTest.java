package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.Optional;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.junit.jupiter.api.Test;

class HostilitiesTest {

  private static Optional<Order> declared(Scene scene) {
    return Hostilities.declaration(new ChooseOrder(scene.world(), nation("huns"), Phase.OPENING));
  }

  private static Scene huns(int count) {
    return Scene.empty().units("huns", "horse-archer", count, "valachia").horde("huns", "valachia");
  }

  @Test
  void aStrongArmyDeclaresWarOnAWeakHordeNearby() {
    Scene scene = huns(6).units("visigoths", "infantry", 2, "dacia").horde("visigoths", "dacia");

    assertThat(declared(scene)).contains(new Order.Declare(nation("visigoths")));
  }

  @Test
  void aWeakOneDoesNot() {
    Scene scene = huns(3).units("visigoths", "infantry", 2, "dacia").horde("visigoths", "dacia");

    assertThat(declared(scene)).isEmpty();
  }

  @Test
  void nobodyTurnsOnItsOwnPlayersNations() {
    Scene scene = huns(6).units("alemanni", "infantry", 1, "dacia").horde("alemanni", "dacia");

    assertThat(declared(scene)).isEmpty();
  }
}
