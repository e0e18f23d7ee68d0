package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

class CampaigningTest {

  private final MarchScene scene = new MarchScene();
  private final int leader = scene.lead("fritigernus", "dacia");
  private final Phase phase = Phase.campaign(leader);

  CampaigningTest() {
    scene.active("visigoths");
    scene.world.apply(new SequenceEvent.CampaignBegan(leader));
  }

  @Test
  void theLeaderMovesWithThoseHeTakesAlong() {
    UnitSet units = scene.put("visigoths", "infantry", 3, "dacia");

    scene.order(march(units.first(2), leader, "tyras"), phase);
    scene.order(march(units.first(1), leader, "hypanis"), phase);

    assertThat(scene.world.leaderPlace(leader)).isEqualTo(at("hypanis"));
    scene.refuses(march(units.minus(units.first(1)).first(1), "dacia"), phase, "XXII.B");
  }

  @Test
  void unitsComeToJoinHim() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "ucraina");

    scene.order(march(units, "hypanis"), phase);
    scene.order(march(units, "tyras"), phase);
    scene.order(march(units, "dacia"), phase);

    assertThat(scene.places(units)).containsOnly(at("dacia"));
    scene.refuses(march(units, leader, "valachia"), phase, "XVIII.B");
  }

  @Test
  void whoCannotReachHimStays() {
    UnitSet foot = scene.put("visigoths", "infantry", 1, "scythica");
    UnitSet horse = scene.put("visigoths", "heavy-cavalry", 1, "scythica");

    scene.refuses(march(foot, "ucraina"), phase, "XXII.B");
    scene.refuses(march(foot.plus(horse), "ucraina"), phase, "XXII.B");
    scene.order(march(horse, "ucraina"), phase);
  }

  @Test
  void noStepLeadsAwayFromHim() {
    UnitSet units = scene.put("visigoths", "heavy-cavalry", 1, "tyras");

    scene.refuses(march(units, "hypanis"), phase, "XXII.B");
    scene.refuses(march(units, "carpathia"), phase, "XXII.B");
    scene.refuses(march(UnitSet.NONE, "dacia"), phase, "XXII.B");
    scene.refuses(new Order.March(units, -1, -1), phase, "XXII.B");
    scene.refuses(new Order.March(units, -1, Sample.SETTING.board().size()), phase, "XXII.B");
  }

  @Test
  void nobodyJoinsPastTheEnemy() {
    UnitSet units = scene.put("visigoths", "heavy-cavalry", 1, "hypanis");
    assertThat(scene.refusal(march(units, "tyras"), phase)).isEmpty();

    scene.put("byzantines", "legion", 1, "tyras");

    scene.refuses(march(units, "tyras"), phase, "XXII.B");
    scene.order(march(units, "carpathia"), phase);
  }

  @Test
  void theJoiningStepItselfFollowsTheRules() {
    UnitSet far = scene.put("visigoths", "infantry", 1, "hypanis");
    UnitSet spent = scene.put("visigoths", "infantry", 1, "tyras");
    scene.world.apply(new UnitEvent.Delayed(spent, 3));

    scene.refuses(march(far, "dacia"), phase, "XVIII.A");
    scene.refuses(march(spent, "dacia"), phase, "XVIII.B");
  }

  @Test
  void otherLeadersWait() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "tyras");
    int other = scene.lead("athanaricus", "tyras");

    scene.refuses(march(units, other, "dacia"), phase, "XXII.B");
    scene.refuses(new Order.Redeploy(units, other, at("dacia")), phase, "XXII.B");
    scene.refuses(new Order.Sail(units, other, at("dacia")), phase, "XXII.B");
    scene.refuses(new Order.Ship(units, -1, List.of(), at("dacia")), phase, "XXII.B");
  }

  @Test
  void theHordeStays() {
    scene.horde("visigoths", "dacia").invading("visigoths");

    scene.refuses(new Order.MarchHorde(at("tyras")), phase, "XXII.A");
    scene.refuses(new Order.Migrate(at("tyras")), phase, "XXII.A");
  }

  @Test
  void phasesFollowEachOther() {
    Order declare = new Order.Declare(nation("huns"));
    Order other = new Order.Migrate(0);

    assertThat(Phase.OPENING.after(declare)).isEqualTo(Phase.OPENING);
    assertThat(Phase.OPENING.after(other)).isEqualTo(Phase.UNIT_STACKS);
    assertThat(Phase.UNIT_STACKS.after(other)).isEqualTo(Phase.UNIT_STACKS);
    Phase later = phase.after(other);
    assertThat(later).isEqualTo(new Phase(Phase.Step.CAMPAIGN, leader));
    assertThat(later.after(other)).isEqualTo(later);
    assertThat(later.isCampaign()).isTrue();
    assertThat(Phase.OPENING.isCampaign()).isFalse();
  }

  @Test
  void aLeaderMayLeaveAnIslandWithHisMen() {
    UnitSet crew = scene.put("visigoths", "infantry", 2, "sardinia");
    scene.lead("fritigernus", "sardinia");

    assertThat(Orders.options(scene.world, nation("visigoths"), phase))
        .contains(march(crew, leader, "corsica"));
  }
}
