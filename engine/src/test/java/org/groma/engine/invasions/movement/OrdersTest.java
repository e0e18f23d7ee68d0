package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import java.util.List;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

class OrdersTest {

  private static final Order DONE = new Order.Done();

  private final MarchScene scene = new MarchScene();

  private List<Order> options(Phase phase) {
    return Orders.options(scene.world, scene.world.active(), phase);
  }

  @Test
  void whoHasNothingIsDone() {
    scene.active("visigoths");

    assertThat(options(Phase.UNIT_STACKS)).containsExactly(DONE);
  }

  @Test
  void wholeStacksSingleUnitsAndLeadersAreOffered() {
    UnitSet foot = scene.put("visigoths", "infantry", 2, "bavaria");
    UnitSet horse = scene.put("visigoths", "heavy-cavalry", 1, "bavaria");
    int leader = scene.lead("fritigernus", "bavaria");
    scene.active("visigoths");
    UnitSet all = foot.plus(horse);

    List<Order> options = options(Phase.UNIT_STACKS);

    assertThat(options).startsWith(DONE);
    for (String to : new String[] {"agri-decumates", "franconia", "rhaetia"}) {
      assertThat(options)
          .contains(
              march(all, leader, to), march(all, to), march(foot.first(1), to), march(horse, to));
    }
    assertThat(options).as("one of two that are alike").hasSize(1 + 3 * 4);
  }

  @Test
  void aLeaderMayRideToHisOwnAlone() {
    scene.put("visigoths", "infantry", 1, "bavaria");
    scene.put("visigoths", "infantry", 1, "rhaetia");
    int leader = scene.lead("fritigernus", "bavaria");
    scene.active("visigoths");

    assertThat(options(Phase.UNIT_STACKS))
        .contains(march(UnitSet.NONE, leader, "rhaetia"))
        .doesNotContain(march(UnitSet.NONE, leader, "franconia"));
  }

  @Test
  void onlyThoseWhoCanGoAreOffered() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "bavaria");
    scene.active("visigoths");
    scene.world.apply(new UnitEvent.Halted(units.first(1)));
    UnitSet able = units.minus(units.first(1));

    assertThat(options(Phase.UNIT_STACKS))
        .containsExactlyInAnyOrder(
            DONE, march(able, "agri-decumates"), march(able, "franconia"), march(able, "rhaetia"));
  }

  @Test
  void unitsThatDifferAreOfferedOneByOne() {
    UnitSet units = scene.put("visigoths", "infantry", 3, "bavaria");
    scene.active("visigoths");
    scene.world.apply(new UnitEvent.Delayed(UnitSet.of(units.get(1)), 1));
    scene.world.apply(new UnitEvent.Damaged(UnitSet.of(units.get(2))));

    assertThat(options(Phase.UNIT_STACKS))
        .contains(
            march(UnitSet.of(units.get(0)), "rhaetia"),
            march(UnitSet.of(units.get(1)), "rhaetia"),
            march(UnitSet.of(units.get(2)), "rhaetia"));
  }

  @Test
  void hordesMigrateOrMarch() {
    scene.horde("visigoths", "bavaria").active("visigoths");
    assertThat(options(Phase.UNIT_STACKS))
        .containsExactlyInAnyOrder(
            DONE,
            new Order.Migrate(at("agri-decumates")),
            new Order.Migrate(at("franconia")),
            new Order.Migrate(at("rhaetia")));

    scene.invading("visigoths");

    assertThat(options(Phase.UNIT_STACKS)).contains(new Order.MarchHorde(at("rhaetia"))).hasSize(4);
  }

  @Test
  void hostilityIsOfferedAtTheStart() {
    scene.horde("huns", "hunnia").active("visigoths");

    assertThat(options(Phase.OPENING)).contains(new Order.Declare(nation("huns")));
    assertThat(options(Phase.UNIT_STACKS)).doesNotContain(new Order.Declare(nation("huns")));
  }

  @Test
  void aCampaignOffersTheLeaderAndThoseWhoCanJoinHim() {
    UnitSet with = scene.put("visigoths", "infantry", 1, "bavaria");
    UnitSet near = scene.put("visigoths", "infantry", 1, "thuringia");
    scene.put("visigoths", "infantry", 1, "hypanis");
    int leader = scene.lead("fritigernus", "bavaria");
    scene.active("visigoths");
    scene.world.apply(new SequenceEvent.CampaignBegan(leader));
    Phase under = Phase.campaign(leader).after(DONE);

    assertThat(options(under))
        .containsExactlyInAnyOrder(
            DONE,
            march(with, leader, "agri-decumates"),
            march(with, leader, "franconia"),
            march(with, leader, "rhaetia"),
            march(near, "franconia"));
  }

  @Test
  void aCampaignBeginsWithRedeploymentsToTheFrontier() {
    UnitSet with = scene.put("visigoths", "infantry", 1, "bavaria");
    int leader = scene.lead("fritigernus", "bavaria");
    scene.hold("visigoths", "bavaria", "franconia", "agri-decumates", "rhaetia", "thuringia");
    scene.active("visigoths");
    scene.world.apply(new SequenceEvent.CampaignBegan(leader));

    assertThat(options(Phase.campaign(leader)))
        .contains(
            new Order.Redeploy(with, leader, at("thuringia")),
            new Order.Redeploy(with, leader, at("rhaetia")),
            new Order.Redeploy(with, leader, at("agri-decumates")))
        .doesNotContain(new Order.Redeploy(with, leader, at("bavaria")));
  }

  @Test
  void aLeaderWhoFellOnHisCampaignLeadsNobody() {
    scene.put("visigoths", "infantry", 1, "bavaria");
    int leader = scene.lead("fritigernus", "bavaria");
    scene.active("visigoths");
    scene.world.apply(new LeaderEvent.Fell(leader));

    assertThat(options(new Phase(Phase.Step.CAMPAIGN, leader))).containsExactly(DONE);
  }

  @Test
  void aDecisionOffersAndJudgesTheSameOrders() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "bavaria");
    scene.active("visigoths");
    var choice = new ChooseOrder(scene.world, nation("visigoths"), Phase.UNIT_STACKS);

    assertThat(choice.options()).isEqualTo(options(Phase.UNIT_STACKS));
    assertThat(choice.refusal(march(units, "rhaetia"))).isEmpty();
    assertThat(choice.refusal(march(units, "dacia"))).isPresent();
  }

  @Test
  void alliesAreOfferedAlong() {
    UnitSet franks = scene.put("franks", "infantry", 1, "bavaria");
    scene.happened(new NationEvent.Allied(nation("visigoths"), nation("franks")));
    scene.active("visigoths");

    assertThat(options(Phase.UNIT_STACKS)).contains(march(franks, "rhaetia"));
  }
}
