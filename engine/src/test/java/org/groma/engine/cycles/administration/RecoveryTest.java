package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.economy.Pillage;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class RecoveryTest {

  private final Scene scene = Scene.open();
  private final int hun = scene.begin("hun", Stage.BARBARIAN);

  @Test
  void aPillagedCityRecoversAfterFiveTurnsAndItsMarkerGoesFromUnderItsOccupiers() {
    scene.turn(3).own(hun, "rome").put(hun, "barbarian-horse", "rome");
    Pillage.ruin(scene.play, scene.city("rome"));
    scene.turn(7);
    Recovery.run(scene.play);
    assertThat(scene.world.isPillaged(scene.city("rome"))).isTrue();
    scene.turn(8);
    Recovery.run(scene.play);
    assertThat(scene.world.isPillaged(scene.city("rome"))).isFalse();
    assertThat(scene.world.hasGarrison(scene.area("rome"))).isFalse();
    assertThat(scene.owner("rome")).isEqualTo(hun);
  }

  @Test
  void whereItsMarkerActsAsAGarrisonAGarrisonStays() {
    scene.turn(3).own(hun, "rome");
    Pillage.ruin(scene.play, scene.city("rome"));
    scene.turn(8);
    Recovery.run(scene.play);
    assertThat(scene.world.isPillaged(scene.city("rome"))).isFalse();
    assertThat(NeutralGarrisons.hold(scene.world, scene.area("rome"))).isTrue();
  }
}
