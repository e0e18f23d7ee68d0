package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class DangerTest {

  private static final int PANNONIA = province("pannonia");

  private static double of(World world, int units) {
    return Danger.of(world, nation("visigoths")).of(PANNONIA, units);
  }

  @Test
  void withoutEnemiesThereIsNone() {
    assertThat(of(Scene.empty().units("visigoths", "infantry", 2, "pannonia").world(), 2)).isZero();
  }

  @Test
  void aLargerStackNearbyIsMoreOfIt() {
    World few = Scene.empty().units("romans", "legion", 1, "savus").world();
    World many = Scene.empty().units("romans", "legion", 4, "savus").world();

    assertThat(of(few, 2)).isPositive();
    assertThat(of(many, 2)).isGreaterThan(of(few, 2));
  }

  @Test
  void whoIsFarAwayOrPlaysForTheSamePlayerIsNone() {
    assertThat(of(Scene.empty().units("romans", "legion", 4, "hispalensis").world(), 2)).isZero();
    assertThat(of(Scene.empty().units("gepids", "infantry", 2, "savus").world(), 2)).isZero();
  }

  @Test
  void anEnemyInTheProvinceItselfCountsAsBeaten() {
    assertThat(of(Scene.empty().units("romans", "legion", 4, "pannonia").world(), 2)).isZero();
  }

  @Test
  void aHordeIsMoreToLose() {
    Scene scene = Scene.empty().units("romans", "legion", 4, "savus");
    double without = of(scene.world(), 2);

    assertThat(of(scene.horde("visigoths", "pannonia").world(), 2)).isGreaterThan(without);
  }

  @Test
  void invadersMindItLess() {
    Scene scene = Scene.empty().units("romans", "legion", 4, "savus");
    double settled = of(scene.world(), 2);

    scene.with(new NationEvent.InvasionSet(nation("visigoths"), true));

    assertThat(of(scene.world(), 2)).isLessThan(settled);
  }
}
