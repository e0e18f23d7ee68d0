package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class SpecialRulesTest {

  private final World world = Sample.opened();
  private final SpecialRules rules = Sample.SETTING.specialRules();
  private final int huns = nation("huns");
  private final int romans = nation("romans");
  private final int byzantines = nation("byzantines");

  private void turn(int turn) {
    world.apply(new SequenceEvent.TurnBegan(turn));
  }

  @Test
  void theFriendOfAetiusSparesRomeInOneTurnAndWhileLendingInTheNext() {
    assertThat(rules.forbidsAttack(world, huns, romans)).isFalse();
    turn(4);
    assertThat(rules.forbidsAttack(world, huns, romans)).isTrue();
    assertThat(rules.forbidsAttack(world, huns, byzantines)).isFalse();
    assertThat(rules.forbidsAttack(world, romans, huns)).isFalse();
    turn(5);
    assertThat(rules.forbidsAttack(world, huns, romans)).isFalse();
    int unit = Sample.fromPool(world, "huns", "horse-archer", 1).get(0);
    world.apply(new UnitEvent.Lent(unit, romans));
    world.apply(new RealmEvent.Contracted(unit, Contract.HIRED));
    assertThat(rules.forbidsAttack(world, huns, romans)).isTrue();
  }

  @Test
  void hunsStayNearTheirHordeAndAreInterruptedOnce() {
    assertThat(rules.redeployWithin(huns)).hasValue(3);
    assertThat(rules.redeployWithin(romans)).isEmpty();
    assertThat(rules.interruptedActivation(world, huns)).isEmpty();
    turn(2);
    assertThat(rules.interruptedActivation(world, huns))
        .contains(new SpecialRules.Interruption("germanic", Status.BARBARIAN));
  }

  @Test
  void theFerryRunsForWhoeverHoldsTheCityAmongByzantines() {
    int city = Sample.SETTING.board().provinceOfCity("constantinopolis");
    world.apply(new LandEvent.HolderChanged(city, byzantines));
    assertThat(rules.straitCost(world, byzantines, "bosphorus")).hasValue(2);
    assertThat(rules.straitCost(world, byzantines, "messina")).isEmpty();
    assertThat(rules.straitCost(world, romans, "bosphorus")).isEmpty();
    world.apply(new LandEvent.HolderChanged(city, huns));
    assertThat(rules.straitCost(world, byzantines, "bosphorus")).isEmpty();
  }

  @Test
  void theodosianWallsStandFromTheFourthTurn() {
    int city = Sample.SETTING.board().provinceOfCity("constantinopolis");
    turn(3);
    assertThat(rules.wallValue(world, city)).isEmpty();
    turn(4);
    assertThat(rules.wallValue(world, city)).hasValue(-4);
    assertThat(rules.wallValue(world, province("latium"))).isEmpty();
  }

  @Test
  void limitesOfByzantiumHoldTheBosporusAndFollowThePersianFrontier() {
    assertThat(rules.controlsWithLimes(world, byzantines, province("bosporus"))).isTrue();
    assertThat(rules.controlsWithLimes(world, byzantines, province("latium"))).isFalse();
    assertThat(rules.movableLimites(world, byzantines))
        .containsExactly(province("osroene"), province("amida"));
    turn(8);
    assertThat(rules.controlsWithLimes(world, byzantines, province("bosporus"))).isFalse();
    assertThat(rules.movableLimites(world, byzantines)).isEmpty();
  }

  @Test
  void cataphractsComeInTheEighthTurn() {
    assertThat(rules.isAvailable(world, byzantines, "cataphracta")).isFalse();
    assertThat(rules.isAvailable(world, byzantines, "legion")).isTrue();
    assertThat(rules.isAvailable(world, romans, "cataphracta")).isTrue();
    turn(8);
    assertThat(rules.isAvailable(world, byzantines, "cataphracta")).isTrue();
  }

  @Test
  void raidersSettleInTheirTurnAndSomeFearNoSea() {
    assertThat(rules.becomesActive(nation("saxons"))).hasValue(6);
    assertThat(rules.becomesActive(romans)).isEmpty();
    assertThat(rules.isFreeOfSeaRisk(nation("vikings"))).isTrue();
    assertThat(rules.isFreeOfSeaRisk(nation("saxons"))).isFalse();
  }

  @Test
  void heirsOfRomeArriveWhenItHasCollapsed() {
    assertThat(rules.mayArrive(world, nation("hispano-romans"))).isFalse();
    assertThat(rules.mayArrive(world, nation("visigoths"))).isTrue();
    world.apply(new RealmEvent.Collapsed(romans));
    assertThat(rules.mayArrive(world, nation("hispano-romans"))).isTrue();
  }

  @Test
  void theEmpireIsOneForTwoTurns() {
    assertThat(rules.unitedWith(world, romans)).hasValue(byzantines);
    assertThat(rules.unitedWith(world, byzantines)).hasValue(romans);
    turn(3);
    assertThat(rules.unitedWith(world, romans)).isEmpty();
  }

  @Test
  void theFirstTurnBeginsWithEventsAndHasNoAdministration() {
    ScenarioRules scenario = Sample.SETTING.scenarioRules();
    assertThat(Step.values())
        .filteredOn(step -> scenario.isSkipped(1, step))
        .containsExactly(
            Step.STATUS_OF_NATIONS,
            Step.REINFORCEMENTS,
            Step.CARAVANS,
            Step.ADMINISTRATION_CARDS,
            Step.INCOME,
            Step.PURCHASES,
            Step.REVOLTS_SUBDUAL);
    assertThat(Step.values()).noneMatch(step -> scenario.isSkipped(2, step));
  }

  @Test
  void theGameEndsWithIslamOrATurnLater() {
    turn(11);
    assertThat(Winner.isLastTurn(world)).isFalse();
    world.apply(new RealmEvent.IslamCreated());
    assertThat(Winner.isLastTurn(world)).isTrue();
    turn(10);
    assertThat(Winner.isLastTurn(world)).isFalse();
    World other = Scene.of(Sample.opened()).with(new SequenceEvent.TurnBegan(12)).world();
    assertThat(Winner.isLastTurn(other)).isTrue();
  }
}
