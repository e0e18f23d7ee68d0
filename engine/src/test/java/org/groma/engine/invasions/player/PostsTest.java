package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Scene;
import org.junit.jupiter.api.Test;

class PostsTest {

  private static final int ROMANS = nation("romans");

  @Test
  void aLeaderGoesWhereMostTroopsAre() {
    Scene scene =
        Scene.empty()
            .units("romans", "legion", 1, "latium")
            .units("romans", "legion", 4, "noricum");

    assertThat(
            new Posts(new Lures())
                .ofLeader(scene.world(), ROMANS, List.of(province("latium"), province("noricum"))))
        .isEqualTo(province("noricum"));
  }

  @Test
  void unitsGoWhereTheEnemyIs() {
    Scene scene =
        Scene.empty()
            .held("romans", "noricum", "celtiberia")
            .units("visigoths", "infantry", 4, "rhaetia");

    assertThat(
            new Posts(new Lures())
                .ofUnits(
                    scene.world(), ROMANS, List.of(province("celtiberia"), province("noricum"))))
        .isEqualTo(province("noricum"));
    assertThat(Posts.threat(scene.world(), ROMANS, province("noricum"))).isEqualTo(4);
    assertThat(Posts.threat(scene.world(), ROMANS, province("celtiberia"))).isZero();
  }

  @Test
  void aFullProvinceTakesNobodyElse() {
    Scene scene =
        Scene.empty().held("romans", "noricum", "rhaetia").units("romans", "legion", 5, "noricum");

    assertThat(
            new Posts(new Lures())
                .ofUnits(scene.world(), ROMANS, List.of(province("noricum"), province("rhaetia"))))
        .isEqualTo(province("rhaetia"));
  }
}
