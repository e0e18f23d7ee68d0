package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

class WaitingTest {

  private final Theatre scene = new Theatre().active("byzantines");

  private UnitSet waiting(int count) {
    UnitSet units = scene.put("persians", "horse-archer", count, "atropatene");
    scene.world.apply(new UnitEvent.SetAside(units, true));
    return units;
  }

  private void settle() {
    Waiting.settle(scene.play(), province("atropatene"));
  }

  @Test
  void afterAVictoryThoseWhoWaitedJoinTheirFriends() {
    UnitSet refugees = waiting(1);
    scene.put("persians", "infantry", 2, "atropatene");

    settle();

    assertThat(scene.world.isSetAside(refugees.get(0))).isFalse();
    assertThat(scene.count("persians", "atropatene")).isEqualTo(3);
  }

  @Test
  void beyondTheStackingLimitTheyRetreatAgain_E41() {
    waiting(3);
    scene.put("persians", "infantry", 2, "atropatene");

    settle();

    assertThat(scene.count("persians", "atropatene")).isEqualTo(3);
    assertThat(scene.world.unitsAt(province("atropatene"), scene.world::isSetAside).isEmpty())
        .isTrue();
  }

  @Test
  void afterADefeatTheyRetreatAgain() {
    UnitSet refugees = waiting(2);
    scene.put("byzantines", "infantry", 2, "atropatene");

    settle();

    assertThat(scene.count("persians", "atropatene")).isZero();
    assertThat(refugees.all(scene.world::isOnMap)).isTrue();
    assertThat(refugees.any(scene.world::isSetAside)).isFalse();
  }

  @Test
  void theyGoOnWaitingWhileTheBattleIsAhead() {
    UnitSet refugees = waiting(2);
    scene.put("persians", "infantry", 2, "atropatene");
    scene.put("byzantines", "infantry", 2, "atropatene");

    settle();

    assertThat(refugees.all(scene.world::isSetAside)).isTrue();
  }

  @Test
  void bothSidesMayHaveSomebodyWaiting() {
    UnitSet refugees = waiting(1);
    UnitSet others = scene.put("byzantines", "legion", 1, "atropatene");
    scene.world.apply(new UnitEvent.SetAside(others, true));
    scene.put("persians", "infantry", 2, "atropatene");

    settle();

    assertThat(scene.world.place(others.get(0))).isNotEqualTo(province("atropatene"));
    assertThat(scene.world.isSetAside(refugees.get(0))).isFalse();
  }
}
