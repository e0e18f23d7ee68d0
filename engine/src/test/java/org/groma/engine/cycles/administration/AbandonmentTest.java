package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class AbandonmentTest {

  @Test
  void whoGivesUpLosesAllHeHasAndHisCitiesGetGarrisons() {
    Scene scene = Scene.of("roman-empire");
    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.own(hun, "rome").treasury(hun, 9).put(hun, "barbarian-horse", "lutetia");
    int leader = scene.lead(hun, scene.area("massilia"));
    scene.answers.answer(ChooseAbandon.class, true);
    Administration.play(scene.play, hun);
    assertThat(scene.world.isPlaying(hun)).isFalse();
    assertThat(scene.world.count(hun)).isZero();
    assertThat(scene.told(LeaderEvent.Lost.class)).containsExactly(new LeaderEvent.Lost(leader));
    assertThat(scene.world.treasury(hun)).isZero();
    assertThat(NeutralGarrisons.hold(scene.world, scene.area("rome"))).isTrue();
    assertThat(scene.owner("rome")).isEqualTo(World.NOBODY);
  }

  /** They defected, or were bought, since ownership was settled. */
  @Test
  void noGarrisonComesUnderUnitsOfOthers() {
    Scene scene = Scene.of("roman-empire");
    int hun = scene.begin("hun", Stage.BARBARIAN);
    int slav = scene.begin("slav-1", Stage.BARBARIAN);
    scene.own(hun, "rome").put(slav, "infantry", "rome");
    Abandonment.fall(scene.play, hun, false);
    assertThat(scene.owner("rome")).isEqualTo(World.NOBODY);
    assertThat(scene.world.hasGarrison(scene.area("rome"))).isFalse();
  }

  @Test
  void onlyWhomTheScenarioNamesIsAsked() {
    Scene scene = Scene.of("roman-empire");
    assertThat(Abandonment.isAllowed(scene.world, scene.position("hun"))).isTrue();
    assertThat(Abandonment.isAllowed(scene.world, scene.position("romans"))).isFalse();
  }

  @Test
  void theGermansOfTheLateEmpireKeepTheirTreasury() {
    Scene scene = Scene.of("fall-of-rome");
    int germans = scene.begin("germans", Stage.BARBARIAN);
    scene.treasury(germans, 9);
    scene.answers.answer(ChooseAbandon.class, true);
    Administration.play(scene.play, germans);
    assertThat(scene.world.isPlaying(germans)).isFalse();
    assertThat(scene.world.treasury(germans)).isEqualTo(9);
  }
}
