package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class TributeTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.KINGDOM);
  private final int hun = scene.begin("hun", Stage.BARBARIAN);

  @Test
  void aKingdomMayPayABarbarianBesideOneOfItsCities() {
    scene.own(slav, "rome").treasury(slav, 9);
    assertThat(Tribute.mayPay(scene.world, slav, hun)).isFalse();
    scene.put(hun, "barbarian-horse", scene.land.near(scene.area("rome")).getFirst());
    assertThat(Tribute.mayPay(scene.world, slav, hun)).isTrue();
    assertThat(Tribute.mayPay(scene.world, hun, slav)).isFalse();
    assertThat(new ChooseTribute(scene.world, slav, hun).options()).hasSize(6);
    assertThat(new ChooseTribute(scene.world, slav, hun).refusal(6)).isPresent();
  }

  @Test
  void anotherKingdomIsPaidOnlyIfItHasMoreUnits() {
    int turk = scene.begin("turk", Stage.KINGDOM);
    scene.own(slav, "rome").treasury(slav, 9).put(slav, "infantry", "rome");
    scene.put(turk, "infantry", scene.land.near(scene.area("rome")).getFirst());
    assertThat(Tribute.mayPay(scene.world, slav, turk)).isFalse();
    scene.put(turk, "bow", scene.land.near(scene.area("rome")).getFirst());
    assertThat(Tribute.mayPay(scene.world, slav, turk)).isTrue();
  }

  @Test
  void nothingIsAlwaysEnoughAndWhoHasNothingIsNotAsked() {
    scene.own(slav, "rome").treasury(slav, 9);
    scene.put(hun, "barbarian-horse", scene.land.near(scene.area("rome")).getFirst());
    ChooseTribute choice = new ChooseTribute(scene.world, slav, hun);
    assertThat(choice.options()).allSatisfy(sum -> assertThat(choice.refusal(sum)).isEmpty());
    assertThat(choice.refusal(0)).isEmpty();
    assertThat(choice.refusal(-1)).isPresent();
    scene.treasury(slav, 0);
    assertThat(Tribute.mayPay(scene.world, slav, hun)).isFalse();
  }
}
