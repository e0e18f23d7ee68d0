package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.junit.jupiter.api.Test;

class AllowanceTest {

  private final MarchScene scene = new MarchScene();
  private final UnitSet foot = scene.put("visigoths", "infantry", 1, "dacia");
  private final UnitSet horse = scene.put("visigoths", "heavy-cavalry", 1, "dacia");
  private final int leader = scene.lead("fritigernus", "dacia");

  AllowanceTest() {
    scene.active("visigoths");
  }

  private int left(UnitSet unit, int withLeader) {
    return Allowance.left(scene.world, unit.get(0), withLeader);
  }

  @Test
  void infantryHasThreeAndCavalryFour() {
    assertThat(left(foot, Stack.NO_LEADER)).isEqualTo(3);
    assertThat(left(horse, Stack.NO_LEADER)).isEqualTo(4);
  }

  @Test
  void aLeaderAddsOne() {
    assertThat(left(foot, leader)).isEqualTo(4);
    assertThat(left(horse, leader)).isEqualTo(5);
  }

  @Test
  void theBonusStaysWithThoseWhoStayWithHim() {
    scene.order(march(foot.plus(horse), leader, "tyras"));

    assertThat(left(foot, leader)).isEqualTo(3);
    assertThat(left(foot, Stack.NO_LEADER)).isEqualTo(2);
    assertThat(Allowance.ofLeader(scene.world, leader)).isEqualTo(4);
  }

  @Test
  void theBonusIsLostByWhoMovedWithoutHim() {
    scene.order(march(foot, "tyras"));
    scene.order(march(horse, leader, "tyras"));

    assertThat(left(foot, leader)).isEqualTo(2);
    assertThat(left(horse, leader)).isEqualTo(4);
  }

  @Test
  void theBonusIsLostByWhoGoesOnWithoutHim() {
    scene.order(march(foot.plus(horse), leader, "tyras"));
    scene.order(march(foot, "dacia"));

    assertThat(left(foot, leader)).isEqualTo(1);
  }

  @Test
  void theBonusOfOneLeaderIsNotThatOfAnother() {
    int other = scene.lead("athanaricus", "tyras");
    scene.order(march(foot, leader, "tyras"));

    assertThat(left(foot, other)).isEqualTo(2);
  }

  @Test
  void whoHasStoppedHasNoneLeft() {
    scene.world.apply(new UnitEvent.Halted(foot));
    scene.world.apply(new LeaderEvent.Stayed(leader));

    assertThat(left(foot, leader)).isZero();
    assertThat(Allowance.ofLeader(scene.world, leader)).isZero();
  }

  @Test
  void aLeaderRidesFive() {
    assertThat(Allowance.ofLeader(scene.world, leader)).isEqualTo(5);
  }

  @Test
  void aHordeHasThreeAndOneOfNomadsFour() {
    scene.horde("visigoths", "dacia").horde("huns", "dacia");

    assertThat(Allowance.ofHorde(scene.world, nation("visigoths"))).isEqualTo(3);
    assertThat(Allowance.ofHorde(scene.world, nation("huns"))).isEqualTo(4);
    scene.happened(new NationEvent.HordeMarched(nation("huns"), at("tyras"), 1));
    assertThat(Allowance.ofHorde(scene.world, nation("huns"))).isEqualTo(3);
    scene.happened(new NationEvent.StatusChanged(nation("huns"), Status.EMPIRE));
    assertThat(Allowance.ofHorde(scene.world, nation("huns"))).isEqualTo(2);
  }

  @Test
  void allPacesComeBackInTheNextSubStep() {
    scene.order(march(foot, leader, "tyras"));
    scene.order(march(foot, "dacia"));

    scene.world.apply(new SequenceEvent.MovementBegan(nation("visigoths")));

    assertThat(left(foot, leader)).isEqualTo(4);
    assertThat(Allowance.ofLeader(scene.world, leader)).isEqualTo(5);
  }
}
