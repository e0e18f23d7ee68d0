package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;
import static org.groma.engine.invasions.sea.SeaGame.ship;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.kernel.IllegalAnswer;
import org.junit.jupiter.api.Test;

/** Transports that the enemy intercepts at sea. */
class InterceptedTransportTest {

  private static final int PASSED = 2;
  private static final String GALLICUS = "sinus-gallicus";
  private static final String MAURETANICUM = "mare-mauretanicum";

  private final SeaGame game = new SeaGame();
  private UnitSet vandalFleets;
  private UnitSet enemy;
  private UnitSet cargo;

  InterceptedTransportTest() {
    game.hold("septimania", "romans").hold("utica", "romans").activate("romans");
  }

  private boolean areIn(UnitSet units, String province) {
    return units.all(unit -> game.world.place(unit) == province(province));
  }

  private Order.Ship vandalsAboard(int fleets, String enemyNation, int enemies) {
    game.hold("cartaginensis", "vandals").hold("utica", "vandals").activate("vandals");
    vandalFleets = game.fleets("vandals", fleets, MAURETANICUM);
    enemy = game.fleets(enemyNation, enemies, MAURETANICUM);
    cargo = game.units("vandals", "infantry", 4, "cartaginensis");
    cargo = cargo.plus(game.units("vandals", "cavalry", 1, "cartaginensis"));
    return ship(cargo, NO_LEADER, "utica", MAURETANICUM);
  }

  /** W17. */
  @Test
  void twoOfFiveUnitsAreLostWithOneOfTwoFleets_XXV_D() {
    Order.Ship order = vandalsAboard(2, "romans", 1);
    UnitSet lost = UnitSet.of(cargo.get(1), cargo.get(4));
    game.declare(vandalFleets).refuse(false);
    game.dice.d10(PASSED).white(BLANK, BLANK).white(WHITE_SWORD);
    game.player.answer(ChooseDrowned.class, lost);
    game.ship("vandals", order);
    assertThat(lost.any(game.world::isOnMap)).isFalse();
    assertThat(areIn(cargo.minus(lost), "utica")).isTrue();
    assertThat(vandalFleets.count(game.world::isOnMap)).isEqualTo(1);
  }

  @Test
  void aFleetThatRecoversDoesNotBringItsCargoBack_C26() {
    Order.Ship order = vandalsAboard(2, "romans", 2);
    UnitSet lost = cargo.first(2);
    game.declare(vandalFleets).refuse(false);
    game.dice.d10(PASSED).white(BLANK, BLANK).white(WHITE_SWORD, BLANK);
    game.player.answer(ChooseDrowned.class, lost);
    game.ship("vandals", order);
    assertThat(vandalFleets.all(game.world::isOnMap)).isTrue();
    assertThat(lost.any(game.world::isOnMap)).isFalse();
    assertThat(areIn(cargo.minus(lost), "utica")).isTrue();
  }

  @Test
  void allAreLostWithAllFleetsAndTheirLeaderToo_XXV_D() {
    vandalsAboard(2, "romans", 1);
    int gelimer = game.leader("hunericus", province("cartaginensis"));
    Order.Ship order = ship(cargo, gelimer, "utica", MAURETANICUM);
    game.declare(vandalFleets).refuse(false);
    game.dice.d10(PASSED).white(BLANK, BLANK).white(BOTH_SWORDS);
    game.ship("vandals", order);
    assertThat(cargo.any(game.world::isOnMap)).isFalse();
    assertThat(game.world.hasFallen(gelimer)).isTrue();
  }

  @Test
  void fewUnitsMayFitIntoTheFleetThatIsLeft_XXV_D() {
    vandalsAboard(2, "romans", 1);
    game.declare(vandalFleets).refuse(false);
    game.dice.d10(PASSED).white(BLANK, BLANK).white(WHITE_SWORD);
    game.ship("vandals", ship(cargo.first(3), NO_LEADER, "utica", MAURETANICUM));
    assertThat(areIn(cargo.first(3), "utica")).isTrue();
  }

  @Test
  void aLostBattleWithoutASunkFleetDoesNotStopTheTransport_XXV_D() {
    game.hold("cartaginensis", "romans");
    UnitSet fleet = game.fleets("romans", 1, MAURETANICUM);
    game.fleets("vandals", 1, MAURETANICUM);
    UnitSet legion = game.units("romans", "legion", 1, "cartaginensis");
    game.declare(fleet).refuse(false);
    game.dice.d10(PASSED).white(BLANK).white(WHITE_SWORD);
    game.ship("romans", ship(legion, NO_LEADER, "utica", MAURETANICUM));
    assertThat(areIn(legion, "utica")).isTrue();
  }

  @Test
  void aRefusedBattleCancelsTheTransport_XXV_D() {
    Order.Ship order = vandalsAboard(2, "romans", 1);
    game.declare(vandalFleets).refuse(true);
    game.dice.d10(PASSED);
    game.ship("vandals", order);
    assertThat(areIn(cargo, "cartaginensis")).isTrue();
    assertThat(cargo.any(unit -> game.world.isShipped(unit) || game.world.isHalted(unit)))
        .isFalse();
    assertThat(cargo.all(unit -> game.world.pacesSpent(unit) == 0)).isTrue();
    assertThat(vandalFleets.all(game.world::isHalted)).isTrue();
    assertThat(game.told)
        .contains(new SeaTold.CrossingCancelled(nation("vandals"), province("utica")));
    game.refuses("vandals", order, "XXV.D", "can carry");
  }

  @Test
  void theEnemyMayInterceptInEachZone_XXV_D() {
    game.hold("septimania", "vandals").hold("utica", "vandals").activate("vandals");
    UnitSet first = game.fleets("vandals", 1, GALLICUS);
    UnitSet second = game.fleets("vandals", 1, MAURETANICUM);
    game.fleets("romans", 1, GALLICUS);
    game.fleets("romans", 1, MAURETANICUM);
    UnitSet infantry = game.units("vandals", "infantry", 1, "septimania");
    game.declare(first).declare(second).refuse(false);
    game.dice.d10(1).d10(PASSED).white(BLANK).white(WHITE_SWORD);
    game.ship("vandals", ship(infantry, NO_LEADER, "utica", GALLICUS, MAURETANICUM));
    assertThat(infantry.any(game.world::isOnMap)).isFalse();
    assertThat(first.all(game.world::isOnMap)).isTrue();
    assertThat(second.any(game.world::isOnMap)).isFalse();
  }

  @Test
  void nobodyIsLeftForTheSecondZoneWhenAllDrownInTheFirst_XXV_D() {
    game.hold("septimania", "vandals").hold("utica", "vandals").activate("vandals");
    UnitSet first = game.fleets("vandals", 1, GALLICUS);
    UnitSet second = game.fleets("vandals", 1, MAURETANICUM);
    game.fleets("romans", 1, GALLICUS);
    game.fleets("romans", 1, MAURETANICUM);
    UnitSet infantry = game.units("vandals", "infantry", 1, "septimania");
    game.declare(first).refuse(false);
    game.dice.d10(PASSED).white(BLANK).white(WHITE_SWORD);
    game.ship("vandals", ship(infantry, NO_LEADER, "utica", GALLICUS, MAURETANICUM));
    assertThat(infantry.any(game.world::isOnMap)).isFalse();
    assertThat(game.world.transports(second.get(0))).isZero();
  }

  @Test
  void aSecondTransportMayBeInterceptedAgainByTheSameStack_XXV_B() {
    vandalsAboard(1, "romans", 1);
    game.declare(vandalFleets);
    game.dice.d10(1);
    game.ship("vandals", ship(cargo.first(1), NO_LEADER, "utica", MAURETANICUM));
    game.declare(vandalFleets);
    game.dice.d10(1);
    UnitSet next = UnitSet.of(cargo.get(1));
    game.ship("vandals", ship(next, NO_LEADER, "utica", MAURETANICUM));
    assertThat(areIn(cargo.first(2), "utica")).isTrue();
  }

  @Test
  void aFirstTransportIsNotInterceptedAfterAnEarlierAttempt_XXV_B() {
    vandalsAboard(1, "romans", 1);
    game.world.apply(new UnitEvent.Challenged(vandalFleets.plus(enemy)));
    game.ship("vandals", ship(cargo.first(1), NO_LEADER, "utica", MAURETANICUM));
    assertThat(areIn(cargo.first(1), "utica")).isTrue();
  }

  @Test
  void aCarrierMayInterceptItself_XXV_B() {
    vandalsAboard(1, "romans", 1);
    game.declare(UnitSet.NONE).declare(enemy).refuse(false);
    game.dice.d10(PASSED).white(WHITE_SWORD).white(BLANK);
    game.ship("vandals", ship(cargo.first(1), NO_LEADER, "utica", MAURETANICUM));
    assertThat(areIn(cargo.first(1), "utica")).isTrue();
  }

  @Test
  void theOwnerChoosesAsManyAsWereLost_XXV_D() {
    Order.Ship order = vandalsAboard(2, "romans", 1);
    game.declare(vandalFleets).refuse(false);
    game.dice.d10(PASSED).white(BLANK, BLANK).white(WHITE_SWORD);
    game.player.answer(ChooseDrowned.class, cargo.first(1));
    assertThatThrownBy(() -> game.ship("vandals", order))
        .isInstanceOfSatisfying(
            IllegalAnswer.class,
            illegal -> assertThat(illegal.refusal().section()).isEqualTo("XXV.D"));
    ChooseDrowned choice = new ChooseDrowned(Sample.empty(), 1, UnitSet.of(3, 5, 7), 2);
    assertThat(choice.options())
        .containsExactly(UnitSet.of(3, 5), UnitSet.of(5, 7))
        .allMatch(option -> choice.refusal(option).isEmpty());
    assertThat(choice.refusal(UnitSet.of(3, 4))).isPresent();
  }
}
