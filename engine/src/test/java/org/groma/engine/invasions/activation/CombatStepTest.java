package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import java.util.List;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.MarchScene;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.siege.ChooseLooting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class CombatStepTest {

  private final MarchScene scene = MarchScene.whereTheRestIsTheFirstOption();
  private final int persians = nation("persians");

  private List<Integer> battles() {
    return scene.log.stream()
        .filter(FieldTold.Fought.class::isInstance)
        .map(event -> ((FieldTold.Fought) event).province())
        .toList();
  }

  /** Two against one, from Amida. */
  private UnitSet attack(String province) {
    scene.put("byzantines", "infantry", 1, province);
    UnitSet units = scene.put("persians", "infantry", 1, "amida");
    scene.world.apply(new UnitEvent.Marched(units, -1, at(province), Border.LAND, 1));
    return units;
  }

  private void blanks(int dice) {
    for (int i = 0; i < dice; i++) {
      scene.dice.white(BattleFace.BLANK);
    }
  }

  @Test
  void nothingHappensWhereNobodyMeets() {
    scene.put("persians", "infantry", 1, "amida");
    scene.put("byzantines", "infantry", 1, "osroene");
    scene.active("persians");

    CombatStep.run(scene.play, persians);

    assertThat(battles()).isEmpty();
    assertThat(scene.log).first().isEqualTo(new SequenceEvent.CombatBegan(persians));
  }

  @Test
  void theAttackerChoosesTheOrderOfBattles() {
    scene.active("persians");
    scene.hold("persians", "amida");
    attack("osroene");
    attack("coele-syria");
    attack("palmyrene");
    scene.player.answer(ChooseBattle.class, at("palmyrene"));
    scene.player.answer(ChooseBattle.class, at("coele-syria"));
    blanks(100);

    CombatStep.run(scene.play, persians);

    assertThat(battles()).containsExactly(at("palmyrene"), at("coele-syria"), at("osroene"));
    assertThat(scene.player.isSpent()).isTrue();
  }

  @Test
  void neutralsDoNotFight() {
    scene.active("persians");
    attack("osroene");
    scene.happened(new NationEvent.PactMade(persians, nation("byzantines")));

    CombatStep.run(scene.play, persians);

    assertThat(battles()).isEmpty();
  }

  @Test
  void whoWaitsBesideABattleDoesNotFightIt() {
    scene.active("persians");
    UnitSet units = attack("osroene");
    scene.world.apply(new UnitEvent.SetAside(units, true));

    assertThat(Attackers.arePresent(scene.world, persians, at("osroene"))).isFalse();
    assertThat(Attackers.in(scene.world, persians, at("osroene")).units()).isEqualTo(UnitSet.NONE);
  }

  @Test
  void theBestLeaderCommands() {
    UnitSet units = scene.put("persians", "infantry", 1, "amida");
    scene.lead("satrap", "amida"); // 1
    int sapor = scene.lead("sapor-ii", "amida"); // 2
    scene.lead("iulianus", "amida"); // 3, but hostile

    assertThat(Attackers.in(scene.world, persians, at("amida")))
        .isEqualTo(new Stack(persians, units, sapor, at("amida")));
    scene.world.apply(new LeaderEvent.Fell(sapor));
    scene.world.apply(new LeaderEvent.Fell(scene.lead("satrap", "amida")));
    assertThat(Attackers.in(scene.world, persians, at("amida")).leader())
        .isEqualTo(Stack.NO_LEADER);
  }

  @Test
  void alliesFightAlong() {
    UnitSet units = scene.put("persians", "infantry", 1, "amida");
    UnitSet allies = scene.put("armenians", "noble-cavalry", 1, "amida");
    assertThat(Attackers.in(scene.world, persians, at("amida")).units()).isEqualTo(units);

    scene.happened(new NationEvent.Allied(persians, nation("armenians")));

    assertThat(Attackers.in(scene.world, persians, at("amida")).units())
        .isEqualTo(units.plus(allies));
  }

  @Test
  void aLoneLimesFalls() {
    scene.put("visigoths", "infantry", 2, "moesia-inferior");
    scene.limes("byzantines", "moesia-inferior").limes("byzantines", "thracia");
    scene.active("visigoths");
    scene.dice.d10(1);

    CombatStep.run(scene.play, nation("visigoths"));

    assertThat(scene.world.limes(at("moesia-inferior"))).isEqualTo(World.NOBODY);
    assertThat(scene.world.limes(at("thracia"))).isEqualTo(nation("byzantines"));
    assertThat(battles()).isEmpty();
    scene.spent();
  }

  @Test
  void aFailedSiegeOfUnitStacksEndsInRetreat() {
    UnitSet units = besiege();
    scene.dice.d10(1);

    CombatStep.run(scene.play, persians);

    assertThat(scene.places(units)).containsOnly(at("amida"));
    assertThat(scene.world.siegeOf(at("osroene"))).isEqualTo(-1);
    scene.spent();
  }

  @Test
  void aSiegeThatSucceedsTakesTheCity() {
    UnitSet units = besiege();
    scene.dice.d10(10);
    scene.player.answer(ChooseLooting.class, false);

    CombatStep.run(scene.play, persians);

    assertThat(scene.places(units)).containsOnly(at("osroene"));
    assertThat(scene.world.holder(at("osroene"))).isEqualTo(persians);
  }

  @Test
  void whoStoodInBarbarianLandThatNobodyHoldsDoesNotBesiegeItsCity() {
    scene.city("bohemia", false);
    UnitSet units = scene.put("lombards", "infantry", 1, "bohemia");
    scene.active("lombards");

    CombatStep.run(scene.play, nation("lombards"));

    assertThat(scene.places(units)).containsOnly(at("bohemia"));
    assertThat(scene.world.holder(at("bohemia"))).as("one is not enough").isEqualTo(World.NOBODY);
    scene.spent();
  }

  @Test
  void theCityObeysThemAsSoonAsThereAreEnough() {
    scene.city("bohemia", false);
    scene.put("lombards", "infantry", 1, "bohemia");
    UnitSet others = scene.put("lombards", "infantry", 1, "moravia");
    scene.active("lombards");
    scene.world.apply(new UnitEvent.Marched(others, -1, at("bohemia"), Border.LAND, 1));

    CombatStep.run(scene.play, nation("lombards"));

    assertThat(scene.world.holder(at("bohemia"))).isEqualTo(nation("lombards"));
    scene.spent();
  }

  @Test
  void whoComesToACityThatNobodyHoldsBesiegesIt() {
    scene.city("bohemia", false);
    UnitSet units = scene.put("lombards", "infantry", 2, "moravia");
    scene.active("lombards");
    scene.world.apply(new UnitEvent.Marched(units, -1, at("bohemia"), Border.LAND, 1));
    scene.dice.d10(1);

    CombatStep.run(scene.play, nation("lombards"));

    assertThat(scene.places(units)).containsOnly(at("moravia"));
    scene.spent();
  }

  /** A Persian unit from Amida stands before the city of Osroene. */
  private UnitSet besiege() {
    scene.hold("byzantines", "osroene").hold("persians", "amida").city("osroene", false);
    UnitSet units = scene.put("persians", "infantry", 1, "amida");
    scene.active("persians");
    scene.world.apply(new UnitEvent.Marched(units, -1, at("osroene"), Border.LAND, 1));
    return units;
  }

  @Test
  void aSiegeMayBeKeptForTheNextCampaign() {
    UnitSet units = besiege();
    int sapor = scene.lead("sapor-ii", "amida");
    scene.dice.d10(1, 2, 10);
    scene.player.answer(ChooseToKeepSiege.class, true).answer(ChooseLooting.class, false);

    CombatStep.run(scene.play, persians, sapor, false);
    assertThat(scene.places(units)).containsOnly(at("osroene"));
    assertThat(scene.world.siegeOf(at("osroene"))).isEqualTo(sapor);

    CombatStep.run(scene.play, persians, sapor, false);
    assertThat(scene.world.siegeOf(at("osroene"))).as("kept without being asked").isEqualTo(sapor);

    CombatStep.run(scene.play, persians, sapor, true);
    assertThat(scene.world.siegeOf(at("osroene"))).isEqualTo(-1);
    assertThat(scene.world.holder(at("osroene"))).isEqualTo(persians);
    scene.spent();
  }

  @Test
  void aSiegeMayBeGivenUp() {
    UnitSet units = besiege();
    int sapor = scene.lead("sapor-ii", "amida");
    scene.dice.d10(1);
    scene.player.answer(ChooseToKeepSiege.class, false);

    CombatStep.run(scene.play, persians, sapor, false);

    assertThat(scene.places(units)).containsOnly(at("amida"));
    scene.spent();
  }

  @Test
  void inTheLastCampaignTheBesiegerRetreats() {
    UnitSet units = besiege();
    int sapor = scene.lead("sapor-ii", "amida");
    scene.world.apply(new LandEvent.SiegeKept(at("osroene"), sapor));
    scene.dice.d10(1);

    CombatStep.run(scene.play, persians, sapor, true);

    assertThat(scene.places(units)).containsOnly(at("amida"));
    assertThat(scene.world.siegeOf(at("osroene"))).isEqualTo(-1);
    scene.spent();
  }

  @Test
  void aSiegeThatEverybodyLeftIsOver() {
    int sapor = scene.lead("sapor-ii", "amida");
    scene.active("persians");
    scene.city("osroene", false).hold("byzantines", "osroene");
    scene.world.apply(new LandEvent.SiegeKept(at("osroene"), sapor));

    CombatStep.run(scene.play, persians, sapor, false);

    assertThat(scene.world.siegeOf(at("osroene"))).isEqualTo(-1);
  }

  @Test
  void withTheLeadersCampaignsHisSiegesEnd() {
    UnitSet units = besiege();
    int sapor = scene.lead("sapor-ii", "amida");
    int satrap = scene.lead("satrap", "amida");
    scene.world.apply(new LandEvent.SiegeKept(at("osroene"), sapor));

    KeptSieges.giveUp(scene.play, persians, satrap);
    assertThat(scene.places(units)).containsOnly(at("osroene"));

    KeptSieges.giveUp(scene.play, persians, sapor);
    assertThat(scene.places(units)).containsOnly(at("amida"));
    assertThat(scene.world.siegeOf(at("osroene"))).isEqualTo(-1);
  }

  @Test
  void theChoicesOfACombatStep() {
    var battle = new ChooseBattle(persians, List.of(4, 7));
    assertThat(battle.options()).containsExactly(4, 7);
    assertThat(battle.refusal(7)).isEmpty();
    assertThat(battle.refusal(5)).map(Refusal::section).contains("XX.A");
    Stack stack = new Stack(persians, UnitSet.NONE, Stack.NO_LEADER, 4);
    assertThat(new ChooseToKeepSiege(stack).chooser()).isEqualTo(persians);
  }

  @Test
  void aCityFallsToTheAllyWhoseTroopsAloneBesiegeIt() {
    scene.happened(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    scene.city("assyria", false).hold("persians", "assyria").active("byzantines");
    scene.put("romans", "legion", 3, "assyria");
    scene.player.answer(ChooseLooting.class, true);
    scene.dice.d10(9).picks(0);

    CombatStep.run(scene.play, nation("byzantines"));

    assertThat(scene.world.holder(at("assyria"))).isEqualTo(nation("romans"));
    assertThat(scene.world.gold(nation("romans"))).isPositive();
    assertThat(scene.world.gold(nation("byzantines"))).isZero();
  }

  @Test
  void aHordeSubmitsToTheAllyWhoseTroopsAloneTookIt() {
    scene.happened(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    scene.horde("alemanni", "franconia").active("byzantines");
    scene.put("romans", "legion", 2, "franconia");
    scene.dice.black(BattleFace.WHITE_SWORD).white(BattleFace.BLANK);

    CombatStep.run(scene.play, nation("byzantines"));

    assertThat(scene.world.diplomacy().suzerain(nation("alemanni"))).isEqualTo(nation("romans"));
  }
}
