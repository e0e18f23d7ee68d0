package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.setting.Board;
import org.junit.jupiter.api.Test;

class NeutralGarrisonsTest {

  private final Scene scene = Scene.open();

  @Test
  void theyAreAsStrongAsTheirCityButNeverWeakerThanTwo() {
    assertThat(NeutralGarrisons.strength(scene.world, scene.area("byzantium"))).isEqualTo(4);
    assertThat(NeutralGarrisons.strength(scene.world, scene.area("rome"))).isEqualTo(3);
    assertThat(NeutralGarrisons.strength(scene.world, scene.area("londinium"))).isEqualTo(2);
    int countryside = scene.land.find(area -> scene.board().cityAt(area) == Board.NONE);
    assertThat(NeutralGarrisons.strength(scene.world, countryside)).isEqualTo(2);
  }

  @Test
  void oneWithoutACityGoesWhenNoCityBesideItIsHeldByAnother() {
    int area =
        scene.land.find(each ->
            scene.board().cityAt(each) == Board.NONE
                && scene.land.near(each).stream()
                    .anyMatch(next -> scene.board().cityAt(next) != Board.NONE));
    int city =
        scene.land.near(area).stream()
            .filter(next -> scene.board().cityAt(next) != Board.NONE)
            .findFirst()
            .orElseThrow();
    scene.after(new CityEvent.Garrisoned(area), new CityEvent.Garrisoned(city));
    NeutralGarrisons.dwindle(scene.play);
    assertThat(scene.world.hasGarrison(area)).isTrue();

    scene.after(new CityEvent.GarrisonGone(city));
    NeutralGarrisons.dwindle(scene.play);
    assertThat(scene.world.hasGarrison(area)).isFalse();
  }

  @Test
  void inACityTheyStay() {
    scene.after(new CityEvent.Garrisoned(scene.area("rome")));
    NeutralGarrisons.dwindle(scene.play);
    assertThat(scene.world.hasGarrison(scene.area("rome"))).isTrue();
  }
}
