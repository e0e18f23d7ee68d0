package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class RedeploymentTest {

  private final MarchScene scene = new MarchScene();
  private final int leader = scene.lead("iulianus", "thracia");
  private final UnitSet units = scene.put("byzantines", "legion", 2, "thracia");
  private final Phase phase = Phase.campaign(leader);

  RedeploymentTest() {
    scene.hold("byzantines", "thracia", "macedonia", "epirus", "bythina", "anatolia");
    scene.active("byzantines");
  }

  private Order to(String province) {
    return new Order.Redeploy(units, leader, at(province));
  }

  @Test
  void theLeaderAndHisStackAppearElsewhereAtNoCost() {
    scene.order(to("epirus"), phase);

    assertThat(scene.places(units)).containsOnly(at("epirus"));
    assertThat(scene.world.leaderPlace(leader)).isEqualTo(at("epirus"));
    assertThat(scene.world.pacesSpent(units.get(0))).isZero();
    assertThat(scene.world.leaderPaces(leader)).isZero();
  }

  @Test
  void heMayGoAlone() {
    scene.order(new Order.Redeploy(UnitSet.NONE, leader, at("macedonia")), phase);

    assertThat(scene.world.leaderPlace(leader)).isEqualTo(at("macedonia"));
    assertThat(scene.places(units)).containsOnly(at("thracia"));
  }

  @Test
  void straitsConnectUnlessBlockaded() {
    assertThat(scene.refusal(to("anatolia"), phase)).isEmpty();

    UnitSet fleet = Sample.fromPool(scene.world, "visigoths", "fleet", 1);
    scene.world.apply(new UnitEvent.Placed(fleet, Sample.sea("propontis")));

    scene.refuses(to("anatolia"), phase, "XXII.A");
  }

  @Test
  void theLandMustBeFriendlyAndConnected() {
    scene.hold("byzantines", "syria");

    scene.refuses(to("moesia-inferior"), phase, "XXII.A");
    scene.refuses(to("syria"), phase, "XXII.A");
    scene.refuses(to("thracia"), phase, "XXII.A");
    scene.refuses(new Order.Redeploy(units, leader, -1), phase, "XXII.A");
    scene.refuses(new Order.Redeploy(units, leader, Sample.sea("propontis")), phase, "XXII.A");
  }

  @Test
  void enemiesOnTheWayCutTheConnection() {
    assertThat(scene.refusal(to("epirus"), phase)).isEmpty();
    scene.put("visigoths", "infantry", 1, "macedonia");

    scene.refuses(to("epirus"), phase, "XXII.A");
  }

  @Test
  void fromHostileLandNobodyIsRedeployed() {
    scene.put("visigoths", "infantry", 1, "thracia");

    scene.refuses(to("macedonia"), phase, "XXII.A");
  }

  @Test
  void itIsAtTheStartOfTheCampaignOnly() {
    scene.refuses(to("epirus"), phase.after(to("macedonia")), "XXII.A");
    scene.refuses(to("epirus"), Phase.UNIT_STACKS, "XXII.A");
  }

  @Test
  void onlyLandUnitsOfTheNationThatAreWithHimGoAlong() {
    UnitSet away = scene.put("byzantines", "legion", 1, "macedonia");
    UnitSet foreign = scene.put("persians", "infantry", 1, "thracia");
    UnitSet fleet = scene.put("byzantines", "elite-fleet", 1, "thracia");
    for (UnitSet wrong : new UnitSet[] {away, foreign, fleet, UnitSet.of(-1), UnitSet.of(9999)}) {
      scene.refuses(new Order.Redeploy(wrong, leader, at("epirus")), phase, "XXII.A");
    }
  }

  @Test
  void unitsThatGuardTheirAreasStayThere() {
    UnitSet guard = scene.put("byzantines", "guard", 1, "thracia");
    scene.world.apply(new LandEvent.IncumbentChanged(Sample.area("graecia"), nation("byzantines")));

    scene.refuses(new Order.Redeploy(guard, leader, at("anatolia")), phase, "XVIII.K");
    scene.order(new Order.Redeploy(guard, leader, at("macedonia")), phase);
  }

  /** Cyprus lies off the coast of Cilicia, and the scenario lets campaigns go by sea. */
  private static MarchScene bySea(String option) {
    MarchScene scene = new MarchScene(World.empty(Sample.with(option)));
    scene.hold("byzantines", "cilicia", "cyprus");
    scene.active("byzantines");
    return scene;
  }

  private static String crossing(MarchScene scene, String kind, boolean fleet) {
    int valens = scene.lead("valens", "cilicia");
    UnitSet stack = scene.put("byzantines", kind, 1, "cilicia");
    if (fleet) {
      UnitSet ships = Sample.fromPool(scene.world, "byzantines", "elite-fleet", 1);
      scene.world.apply(new UnitEvent.Placed(ships, Sample.sea("mare-nostrum-orientalis")));
    }
    return scene
        .refusal(new Order.Redeploy(stack, valens, at("cyprus")), Phase.campaign(valens))
        .map(Refusal::section)
        .orElse("");
  }

  @Test
  void asAnOptionOwnFleetsConnectTheShores() {
    assertThat(crossing(bySea("seaPathForCampaigns"), "legion", true)).isEmpty();
    assertThat(crossing(bySea("seaPathForCampaigns"), "legion", false)).isEqualTo("XXII.A");
    assertThat(crossing(bySea("unknown"), "legion", true)).isEqualTo("XXII.A");
  }

  @Test
  void anEnemyFleetClosesTheSea() {
    MarchScene scene = bySea("seaPathForCampaigns");
    UnitSet fleet = Sample.fromPool(scene.world, "visigoths", "fleet", 1);
    scene.world.apply(new UnitEvent.Placed(fleet, Sample.sea("mare-nostrum-orientalis")));

    assertThat(crossing(scene, "legion", true)).isEqualTo("XXII.A");
  }
}
