package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.administration.ChooseRevolt;
import org.groma.engine.invasions.administration.ChooseSubdual;
import org.junit.jupiter.api.Test;

class UnrestTest {

  private static final int ROMANS = nation("romans");

  private static int chosen(String chooser) {
    Scene scene = Scene.empty().held("romans", "latium", "noricum");
    return Unrest.province(
        new ChooseRevolt(
            scene.world(),
            nation(chooser),
            ROMANS,
            List.of(province("noricum"), province("latium"))));
  }

  @Test
  void aRevoltHurtsAnOpponentMostAndOneselfLeast() {
    assertThat(chosen("visigoths")).isEqualTo(province("latium"));
    assertThat(chosen("byzantines")).isEqualTo(province("noricum"));
  }

  @Test
  void onlyEnoughUnitsTryToSubdueOne() {
    Scene scene = Scene.empty().held("romans", "noricum").units("romans", "legion", 1, "noricum");
    ChooseSubdual decision = new ChooseSubdual(scene.world(), ROMANS, province("noricum"));

    assertThat(Unrest.isWorthTrying(decision)).isFalse();
    scene.units("romans", "legion", 2, "noricum");
    assertThat(Unrest.isWorthTrying(decision)).isTrue();
  }

  @Test
  void anAbleLeaderMakesUpForUnits() {
    Scene scene =
        Scene.empty()
            .held("romans", "noricum")
            .units("romans", "legion", 1, "noricum")
            .leader("theodosius", "noricum");

    assertThat(Unrest.isWorthTrying(new ChooseSubdual(scene.world(), ROMANS, province("noricum"))))
        .isTrue();
  }
}
