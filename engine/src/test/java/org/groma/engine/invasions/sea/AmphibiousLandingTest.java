package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;
import static org.groma.engine.invasions.sea.SeaGame.ship;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.reaction.Flight;
import org.groma.engine.invasions.setting.SeaFigures;
import org.groma.engine.invasions.setting.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmphibiousLandingTest {

  private static final int PASSED = 2;
  private static final String MAURETANICUM = "mare-mauretanicum";

  private final SeaGame game = new SeaGame();
  private UnitSet fleets = UnitSet.NONE;
  private UnitSet army = UnitSet.NONE;

  private boolean areIn(UnitSet units, String province) {
    return units.all(unit -> game.world.place(unit) == province(province));
  }

  /** The Romans of the example before Caesarea, with Saldae in the hands of the enemy. */
  private Order.Ship towardsCaesarea(int legions, int fleetCount) {
    game.city("cartaginensis", "romans").city("saldae", "vandals").activate("romans");
    fleets = game.fleets("romans", fleetCount, MAURETANICUM);
    army = game.units("romans", "legion", legions, "cartaginensis");
    return ship(army, NO_LEADER, "caesarea", MAURETANICUM);
  }

  @Test
  void theFiguresComeFromTheTables() {
    assertThat(Sample.SETTING.figures().sea())
        .isEqualTo(new SeaFigures(2, 2, 2, 2, 2, 1, 2, new SeaFigures.Risk(-2, 1, 5, "britannia")));
    assertThat(Sample.SETTING.figures().sea().fleetsInZone()).isEqualTo(4);
    assertThat(Sample.SETTING.nation(nation("saxons")).ownShips()).isEqualTo(2);
    assertThat(Sample.SETTING.nation(nation("romans")).ownShips()).isZero();
    assertThat(Sample.SETTING.nation(nation("vikings")).ownShips()).isZero();
  }

  /** W18. */
  @ParameterizedTest
  @CsvSource({"5, false", "6, true"})
  void withoutACityOnThatCoastRomansRollWithMinusOne_XXV_E(int roll, boolean lands) {
    Order.Ship order = towardsCaesarea(1, 1);
    assertThat(SeaRisk.modifier(game.world, nation("romans"), order)).isEqualTo(-1);
    game.dice.d10(roll);
    game.ship("romans", order);
    assertThat(areIn(army, lands ? "caesarea" : "cartaginensis")).isTrue();
    assertThat(game.told)
        .contains(
            new SeaTold.LandingRisked(nation("romans"), province("caesarea"), roll, -1, lands));
  }

  /** W18. */
  @ParameterizedTest
  @CsvSource({"3, false", "4, true"})
  void withHippoRegiusBuiltRomansRollWithPlusOne_XXV_E(int roll, boolean lands) {
    Order.Ship order = towardsCaesarea(1, 1);
    game.city("utica", "romans");
    assertThat(SeaRisk.modifier(game.world, nation("romans"), order)).isEqualTo(1);
    game.dice.d10(roll);
    game.ship("romans", order);
    assertThat(areIn(army, lands ? "caesarea" : "cartaginensis")).isTrue();
  }

  /** W18. */
  @Test
  void aSiteAnEnemyCityAndAnotherZonesPortDoNotHelp_XXV_E() {
    Order.Ship order = towardsCaesarea(1, 1);
    game.hold("utica", "romans").city("tingitania", "romans");
    assertThat(SeaRisk.modifier(game.world, nation("romans"), order))
        .as("Hippo Regius is a site, Tingis a port of Sinus Gaditanus")
        .isEqualTo(-1);
    game.city("utica", "vandals");
    assertThat(SeaRisk.modifier(game.world, nation("romans"), order)).isEqualTo(-1);
    game.city("saldae", "romans");
    assertThat(SeaRisk.modifier(game.world, nation("romans"), order)).isEqualTo(1);
  }

  @Test
  void anAllysStackLandsAmongItsOwnEnemiesWhoAreFriendsOfTheActiveNation_XXV_E() {
    game.world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    game.world.apply(new NationEvent.Allied(nation("vandals"), nation("byzantines")));
    game.hold("cartaginensis", "romans").hold("caesarea", "romans").activate("byzantines");
    game.fleets("romans", 1, MAURETANICUM);
    army = game.units("romans", "legion", 1, "cartaginensis");
    game.units("vandals", "infantry", 2, "caesarea");
    game.dice.d10(10);

    game.ship("byzantines", ship(army, NO_LEADER, "caesarea", MAURETANICUM));

    assertThat(areIn(army, "caesarea")).isTrue();
    assertThat(army.all(game.world::isHalted)).as("as XVIII.C has it too").isTrue();
  }

  @Test
  void onlyRomansKnowTheMediterraneanAndPontus_XXV_E() {
    Order.Ship order = ship(UnitSet.NONE, NO_LEADER, "caesarea", MAURETANICUM);
    assertThat(SeaRisk.modifier(game.world, nation("vandals"), order)).isEqualTo(-2);
    assertThat(SeaRisk.modifier(game.world, nation("byzantines"), order)).isEqualTo(-1);
    Order.Ship pontus = ship(UnitSet.NONE, NO_LEADER, "colchis", "pontus-euxinus");
    assertThat(SeaRisk.modifier(game.world, nation("byzantines"), pontus)).isEqualTo(-1);
    Order.Ship ocean = ship(UnitSet.NONE, NO_LEADER, "cantium", "oceanus-britannicus");
    assertThat(SeaRisk.modifier(game.world, nation("romans"), ocean)).isEqualTo(-2);
    Order.Ship gades = ship(UnitSet.NONE, NO_LEADER, "cuneus", MAURETANICUM, "sinus-gaditanus");
    assertThat(SeaRisk.modifier(game.world, nation("romans"), gades))
        .as("the last zone counts")
        .isEqualTo(-2);
  }

  @ParameterizedTest
  @CsvSource({
    "saxons, infantry, cantium, true", // a Barbarian into Britannia
    "saxons, infantry, flandria, false",
    "saxons, amphibious-infantry, flandria, true",
    "romans, infantry, cantium, false",
  })
  void someNeedNotRoll_E55(String nation, String kind, String to, boolean free) {
    UnitSet unit = Sample.fromPool(game.world, nation, kind, 1);
    Order.Ship order = ship(unit, NO_LEADER, to, "oceanus-britannicus");
    assertThat(SeaRisk.isNone(game.world, nation(nation), order)).isEqualTo(free);
  }

  @Test
  void allUnitsMustBeAmphibiousAndTheNationBarbarian_E55() {
    UnitSet mixed =
        Sample.fromPool(game.world, "saxons", "amphibious-infantry", 1)
            .plus(Sample.fromPool(game.world, "saxons", "infantry", 1));
    Order.Ship abroad = ship(mixed, NO_LEADER, "flandria", "oceanus-britannicus");
    assertThat(SeaRisk.isNone(game.world, nation("saxons"), abroad)).isFalse();
    Order.Ship britain = ship(mixed, NO_LEADER, "cantium", "oceanus-britannicus");
    assertThat(SeaRisk.isNone(game.world, nation("saxons"), britain)).isTrue();
    game.world.apply(new NationEvent.StatusChanged(nation("saxons"), Status.KINGDOM));
    assertThat(SeaRisk.isNone(game.world, nation("saxons"), britain)).isFalse();
  }

  @Test
  void landingsOfTheVikingsNeedNoRollWhoeverIsWithThem_XXV_E() {
    UnitSet guests = Sample.fromPool(game.world, "saxons", "infantry", 1);
    Order.Ship order = ship(guests, NO_LEADER, "flandria", "oceanus-britannicus");
    assertThat(SeaRisk.isNone(game.world, nation("vikings"), order)).isTrue();
    assertThat(SeaRisk.isNone(game.world, nation("saxons"), order)).isFalse();
  }

  @Test
  void peoplesWithShipsOfTheirOwnNeedNoFleetAndMeetNone_XXV_E() {
    game.hold("saxonia", "saxons").activate("saxons");
    UnitSet saxons = game.units("saxons", "amphibious-infantry", 2, "saxonia");
    game.fleets("romans", 1, "oceanus-germanicus");
    game.ship("saxons", ship(saxons, NO_LEADER, "lindum", "oceanus-germanicus"));
    assertThat(areIn(saxons, "lindum")).isTrue();
    assertThat(saxons.all(game.world::isHalted)).isTrue();
  }

  @Test
  void othersInTheirStackNeedAFleet_XXV_E() {
    game.hold("saxonia", "saxons").activate("saxons");
    UnitSet saxons = game.units("saxons", "amphibious-infantry", 1, "saxonia");
    UnitSet lent = game.units("vandals", "infantry", 1, "saxonia");
    game.world.apply(new UnitEvent.Lent(lent.get(0), nation("saxons")));
    Order.Ship order = ship(saxons.plus(lent), NO_LEADER, "lindum", "oceanus-germanicus");
    game.refuses("saxons", order, "XXV.D", "can carry");
    game.world.apply(new UnitEvent.Lent(lent.get(0), nation("vandals")));
    game.world.apply(new NationEvent.Allied(nation("saxons"), nation("vandals")));
    game.refuses("saxons", order, "XXV.D", "can carry");
    game.allows("saxons", ship(saxons, NO_LEADER, "lindum", "oceanus-germanicus"));
    int gelimer = game.leader("gelimer", province("saxonia"));
    game.refuses(
        "saxons", ship(saxons, gelimer, "lindum", "oceanus-germanicus"), "XXV.D", "can carry");
  }

  @Test
  void everybodyHasSpentAllPacesAfterALanding_E54() {
    Order.Ship order = towardsCaesarea(1, 1);
    int stilicho = game.leader("stilicho", province("cartaginensis"));
    game.dice.d10(10);
    game.ship("romans", ship(order.units(), stilicho, "caesarea", MAURETANICUM));
    assertThat(areIn(army, "caesarea")).isTrue();
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(province("caesarea"));
    assertThat(army.plus(fleets).all(game.world::isHalted)).isTrue();
    assertThat(game.world.hasStayed(stilicho)).isTrue();
    assertThat(game.world.transports(fleets.get(0))).isEqualTo(1);
  }

  @Test
  void everybodyHasSpentAllPacesAfterAFailureToo_E54() {
    Order.Ship order = towardsCaesarea(1, 1);
    int stilicho = game.leader("stilicho", province("cartaginensis"));
    game.fleets("vandals", 1, MAURETANICUM);
    game.dice.d10(1);
    game.ship("romans", ship(order.units(), stilicho, "caesarea", MAURETANICUM));
    assertThat(areIn(army, "cartaginensis")).isTrue();
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(province("cartaginensis"));
    assertThat(army.plus(fleets).all(game.world::isHalted)).isTrue();
    assertThat(game.world.hasStayed(stilicho)).isTrue();
  }

  @Test
  void aRefusedBattleCancelsTheLandingButPacesAreSpent_E54() {
    Order.Ship order = towardsCaesarea(1, 1);
    game.fleets("vandals", 1, MAURETANICUM);
    game.declare(fleets).refuse(true);
    game.dice.d10(10, PASSED);
    game.ship("romans", order);
    assertThat(areIn(army, "cartaginensis")).isTrue();
    assertThat(army.plus(fleets).all(game.world::isHalted)).isTrue();
  }

  /** W19. */
  @Test
  void onlyThreeOfStilichosFiveLandWithTheFleetThatIsLeft_XXV_E() {
    towardsCaesarea(3, 2);
    UnitSet auxiliaries = game.units("romans", "aux-alemanni", 2, "cartaginensis");
    int stilicho = game.leader("stilicho", province("cartaginensis"));
    UnitSet vandals = game.fleets("vandals", 2, MAURETANICUM);
    Order.Ship order = ship(army.plus(auxiliaries), stilicho, "caesarea", MAURETANICUM);
    game.refuses(
        "romans",
        ship(army.plus(auxiliaries), NO_LEADER, "caesarea", MAURETANICUM),
        "XVII.B",
        "More units");
    game.declare(fleets).refuse(false);
    // his two re-rolls are taken for the Vandals' dice, in vain
    game.dice.d10(10, PASSED).white(BLANK, BLANK).white(BOTH_SWORDS, WHITE_SWORD);
    game.dice.white(BOTH_SWORDS).white(BOTH_SWORDS);
    game.player.answer(ChooseDrowned.class, auxiliaries);
    game.ship("romans", order);
    assertThat(areIn(army, "caesarea")).isTrue();
    assertThat(auxiliaries.any(game.world::isOnMap)).isFalse();
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(province("caesarea"));
    assertThat(vandals.all(game.world::isOnMap)).isTrue();
  }

  @Test
  void theLimitOfTheShoreHoldsWithLeadersAndFriendsThere_XVII_B() {
    towardsCaesarea(4, 2);
    Order.Ship four = ship(army, NO_LEADER, "caesarea", MAURETANICUM);
    game.refuses("romans", four, "XVII.B", "More units");
    game.allows("romans", ship(army.first(3), NO_LEADER, "caesarea", MAURETANICUM));
    game.leader("honorius", province("caesarea"));
    game.allows("romans", four);
    UnitSet there = game.units("romans", "infantry", 1, "caesarea");
    game.hold("caesarea", "vandals");
    game.refuses("romans", four, "XVII.B", "More units");
    assertThat(there.size()).isEqualTo(1);
  }

  @Test
  void aStackLandsInEnemyOrEmptyProvincesOnly_E53() {
    Order.Ship order = towardsCaesarea(1, 1);
    game.hold("caesarea", "byzantines");
    game.allows("romans", order);
    game.world.apply(new NationEvent.PactMade(nation("romans"), nation("byzantines")));
    game.refuses("romans", order, "XXV.E", "neutral");
    game.world.apply(new LandEvent.HolderChanged(province("caesarea"), -1));
    game.allows("romans", order);
  }

  @Test
  void aLeaderDoesNotLandAlone_XXV_E() {
    towardsCaesarea(1, 1);
    int stilicho = game.leader("stilicho", province("cartaginensis"));
    game.refuses(
        "romans", ship(UnitSet.NONE, stilicho, "caesarea", MAURETANICUM), "XXV.E", "alone");
  }

  @Test
  void aLandingNeedsFleetsToo_XXV_E() {
    towardsCaesarea(1, 1);
    game.world.apply(new UnitEvent.Eliminated(fleets));
    game.refuses("romans", ship(army, NO_LEADER, "caesarea", MAURETANICUM), "XXV.D", "can carry");
  }

  @Test
  void defendersMayReactToWhoLands_XIX_B() {
    Order.Ship order = towardsCaesarea(2, 1);
    UnitSet defender = game.units("byzantines", "legion", 1, "caesarea");
    game.player.answer(Flight.ChooseFlight.class, false);
    game.dice.d10(10);
    game.ship("romans", order);
    assertThat(areIn(army.plus(defender), "caesarea")).isTrue();
    assertThat(army.all(game.world::isHalted)).isTrue();
  }
}
