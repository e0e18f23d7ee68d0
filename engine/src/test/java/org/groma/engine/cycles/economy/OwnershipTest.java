package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class OwnershipTest {

  private final Scene scene = Scene.open();
  private final int german = scene.begin("german-1", Stage.BARBARIAN);
  private final int slav = scene.begin("slav-1", Stage.KINGDOM);

  @Test
  void aCityBelongsToWhoseUnitStandsInItsArea() {
    scene.own(slav, "lutetia").put(german, "barbarian-infantry", "lutetia");
    Ownership.settle(scene.play);
    assertThat(scene.owner("lutetia")).isEqualTo(german);
  }

  @Test
  void whoLeavesASoundCityKeepsItAndALeaderAloneTakesNothing() {
    int leader = slav * scene.world.setting().leaders();
    scene.own(german, "lutetia").after(new LeaderEvent.Posted(leader, scene.area("lutetia")));
    Ownership.settle(scene.play);
    assertThat(scene.owner("lutetia")).isEqualTo(german);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void aNeutralGarrisonIsGoneForGoodWhenItsCityIsOwned() {
    scene.after(new CityEvent.Garrisoned(scene.area("lutetia")));
    int unit = scene.put(german, "barbarian-infantry", "lutetia");
    Ownership.settle(scene.play);
    scene.after(new UnitEvent.Removed(unit));
    Ownership.settle(scene.play);
    assertThat(scene.owner("lutetia")).isEqualTo(german);
    assertThat(scene.world.hasGarrison(scene.area("lutetia"))).isFalse();
  }

  @Test
  void aPillagedCityThatIsLeftHasAGarrisonAndNoOwner() {
    int area = scene.area("lutetia");
    scene.after(new CityEvent.Pillaged(scene.city("lutetia"), 7));
    int unit = scene.put(german, "barbarian-infantry", area);
    Ownership.settle(scene.play);
    assertThat(scene.owner("lutetia")).isEqualTo(german);
    assertThat(NeutralGarrisons.hold(scene.world, area)).isFalse();

    scene.after(new UnitEvent.Removed(unit));
    assertThat(NeutralGarrisons.hold(scene.world, area)).isTrue(); // at once
    Ownership.settle(scene.play);
    assertThat(scene.owner("lutetia")).isEqualTo(World.NOBODY);
  }
}
