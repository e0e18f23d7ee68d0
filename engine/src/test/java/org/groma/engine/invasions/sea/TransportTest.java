package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;
import static org.groma.engine.invasions.sea.SeaGame.ship;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.setting.Border;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransportTest {

  private static final String GALLICUS = "sinus-gallicus";
  private static final String MAURETANICUM = "mare-mauretanicum";

  private final SeaGame game = new SeaGame();

  TransportTest() {
    game.hold("septimania", "romans").hold("utica", "romans").activate("romans");
  }

  private boolean areIn(UnitSet units, String province) {
    return units.all(unit -> game.world.place(unit) == province(province));
  }

  /** W16. */
  @Test
  void cavalryUnderALeaderRidesToSeptimaniaAndIsShippedToUtica_XXV_D() {
    UnitSet first = game.fleets("romans", 1, GALLICUS);
    UnitSet second = game.fleets("romans", 1, MAURETANICUM);
    UnitSet cavalry = game.units("romans", "cavalry", 1, "septimania");
    int stilicho = game.leader("stilicho", province("septimania"));
    game.world.apply(
        new UnitEvent.Marched(cavalry, stilicho, province("septimania"), Border.LAND, 1));
    game.ship("romans", ship(cavalry, stilicho, "utica", GALLICUS, MAURETANICUM));
    assertThat(areIn(cavalry, "utica")).isTrue();
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(province("utica"));
    assertThat(game.world.pacesSpent(cavalry.get(0))).isEqualTo(3);
    assertThat(Allowance.left(game.world, cavalry.get(0), stilicho)).isEqualTo(2);
    assertThat(game.world.leaderPaces(stilicho)).isEqualTo(2);
    assertThat(game.world.cameVia(cavalry.get(0))).isEqualTo(Border.COAST);
    assertThat(game.world.pacesSpent(first.get(0))).isEqualTo(1);
    assertThat(game.world.pacesSpent(second.get(0))).isEqualTo(1);
    assertThat(game.world.transports(first.get(0))).isEqualTo(1);
    assertThat(game.world.isHalted(cavalry.get(0))).isFalse();
    game.refuses(
        "romans",
        ship(cavalry, stilicho, "septimania", MAURETANICUM, GALLICUS),
        "XXV.D",
        "used their naval transport");
  }

  @Test
  void aNewSubStepBringsANewTransport_XXV_D() {
    game.fleets("romans", 1, MAURETANICUM);
    game.hold("cartaginensis", "romans");
    UnitSet legion = game.units("romans", "legion", 1, "cartaginensis");
    game.ship("romans", ship(legion, NO_LEADER, "utica", MAURETANICUM));
    game.world.apply(new SequenceEvent.MovementBegan(nation("romans")));
    game.allows("romans", ship(legion, NO_LEADER, "cartaginensis", MAURETANICUM));
  }

  @Test
  void aNavalStackMakesTwoTransportsInAnActivation_XXV_D() {
    game.fleets("romans", 1, MAURETANICUM);
    game.hold("cartaginensis", "romans");
    UnitSet legions = game.units("romans", "legion", 3, "cartaginensis");
    game.ship("romans", ship(legions.first(1), NO_LEADER, "utica", MAURETANICUM));
    game.ship("romans", ship(UnitSet.of(legions.get(1)), NO_LEADER, "utica", MAURETANICUM));
    Order.Ship third = ship(UnitSet.of(legions.get(2)), NO_LEADER, "utica", MAURETANICUM);
    game.refuses("romans", third, "XXV.D", "can carry");
    game.world.apply(new SequenceEvent.MovementBegan(nation("romans")));
    game.refuses("romans", third, "XXV.D", "can carry");
    game.activate("romans");
    game.allows("romans", third);
  }

  @Test
  void sailingAndCarryingShareOneAllowance_C59() {
    UnitSet fleet = game.fleets("romans", 1, MAURETANICUM);
    game.hold("cartaginensis", "romans");
    UnitSet legion = game.units("romans", "legion", 1, "cartaginensis");
    Order.Ship order = ship(legion, NO_LEADER, "utica", MAURETANICUM);
    game.world.apply(new UnitEvent.Delayed(fleet, 3));
    game.allows("romans", order);
    game.world.apply(new UnitEvent.Delayed(fleet, 1));
    game.refuses("romans", order, "XXV.D", "can carry");
  }

  @Test
  void aHaltedFleetCarriesNobody_XXV_C() {
    UnitSet fleet = game.fleets("romans", 1, MAURETANICUM);
    game.hold("cartaginensis", "romans");
    UnitSet legion = game.units("romans", "legion", 1, "cartaginensis");
    game.world.apply(new UnitEvent.Halted(fleet));
    game.refuses("romans", ship(legion, NO_LEADER, "utica", MAURETANICUM), "XXV.D", "can carry");
  }

  @ParameterizedTest
  @CsvSource({"1, 3, true", "1, 4, false", "2, 6, true", "2, 7, false", "3, 7, false"})
  void aFleetCarriesThreeUnitsWhateverTheLeader_E52(int fleets, int units, boolean allowed) {
    game.fleets("romans", fleets, MAURETANICUM);
    game.hold("cartaginensis", "romans");
    UnitSet legions = game.units("romans", "legion", units, "cartaginensis");
    int stilicho = game.leader("stilicho", province("cartaginensis"));
    Order.Ship order = ship(legions, stilicho, "utica", MAURETANICUM);
    if (allowed) {
      game.allows("romans", order);
    } else {
      game.refuses("romans", order, "XXV.D", "Mare Mauretanicum can carry");
    }
  }

  @Test
  void everyZoneNeedsAFriendlyNavalStack_XXV_D() {
    game.fleets("romans", 1, GALLICUS);
    game.fleets("vandals", 1, MAURETANICUM);
    UnitSet legion = game.units("romans", "legion", 1, "septimania");
    Order.Ship order = ship(legion, NO_LEADER, "utica", GALLICUS, MAURETANICUM);
    game.refuses("romans", order, "XXV.D", "Mare Mauretanicum can carry");
    game.world.apply(new NationEvent.Allied(nation("romans"), nation("vandals")));
    game.ship("romans", order);
    assertThat(areIn(legion, "utica")).isTrue();
    assertThat(game.world.transports(Sample.fromPool(Sample.empty(), "vandals", "fleet", 1).get(0)))
        .isEqualTo(1);
  }

  @Test
  void ownFleetsCarryBeforeThoseOfFriends_XXV_D() {
    UnitSet own = game.fleets("romans", 1, MAURETANICUM);
    UnitSet friends = game.fleets("byzantines", 2, MAURETANICUM);
    game.world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    game.hold("cartaginensis", "romans");
    UnitSet legions = game.units("romans", "legion", 8, "cartaginensis");
    game.ship("romans", ship(legions.first(3), NO_LEADER, "utica", MAURETANICUM));
    assertThat(game.world.transports(own.get(0))).isEqualTo(1);
    UnitSet rest = legions.minus(legions.first(3));
    game.ship("romans", ship(rest, NO_LEADER, "utica", MAURETANICUM));
    assertThat(game.world.transports(own.get(0))).isEqualTo(1);
    assertThat(friends.all(fleet -> game.world.transports(fleet) == 1)).isTrue();
  }

  @Test
  void theRouteIsOfAdjacentZonesFromShoreToShore_C53() {
    game.fleets("romans", 1, GALLICUS);
    game.fleets("romans", 1, MAURETANICUM);
    UnitSet legion = game.units("romans", "legion", 1, "septimania");
    game.refuses("romans", ship(legion, NO_LEADER, "utica"), "XVIII.A", "one sea zone or 2");
    game.refuses(
        "romans",
        ship(legion, NO_LEADER, "africa", GALLICUS, MAURETANICUM, "mare-siculum"),
        "XVIII.A",
        "one sea zone or 2");
    game.refuses(
        "romans", ship(legion, NO_LEADER, "utica", MAURETANICUM), "XVIII.A", "first sea zone");
    game.refuses("romans", ship(legion, NO_LEADER, "utica", GALLICUS), "XVIII.A", "last sea zone");
    game.refuses(
        "romans",
        ship(legion, NO_LEADER, "utica", GALLICUS, "mare-siculum"),
        "XVIII.A",
        "not adjacent");
    game.refuses(
        "romans", ship(legion, NO_LEADER, "septimania", GALLICUS), "XVIII.A", "last sea zone");
    game.refuses(
        "romans",
        new Order.Ship(legion, NO_LEADER, List.of(sea(GALLICUS)), -1),
        "XVIII.A",
        "last sea zone");
    game.refuses(
        "romans",
        new Order.Ship(legion, NO_LEADER, List.of(province("utica")), province("utica")),
        "XVIII.A",
        "first sea zone");
    game.refuses(
        "romans",
        new Order.Ship(
            legion, NO_LEADER, List.of(sea(GALLICUS), sea(MAURETANICUM)), sea("mare-siculum")),
        "XVIII.A",
        "last sea zone");
  }

  @Test
  void everyZoneCostsTheUnitsAPaceAndALeaderAddsOne_XVIII_B() {
    game.fleets("romans", 1, GALLICUS);
    game.fleets("romans", 1, MAURETANICUM);
    UnitSet legion = game.units("romans", "legion", 1, "septimania");
    int stilicho = game.leader("stilicho", province("septimania"));
    game.world.apply(new UnitEvent.Delayed(legion, 1));
    Order.Ship alone = ship(legion, NO_LEADER, "utica", GALLICUS, MAURETANICUM);
    Order.Ship led = ship(legion, stilicho, "utica", GALLICUS, MAURETANICUM);
    game.allows("romans", alone);
    game.world.apply(new UnitEvent.Delayed(legion, 1));
    game.refuses("romans", alone, "XVIII.B", "not enough paces");
    game.allows("romans", led);
    game.world.apply(
        new UnitEvent.Marched(legion, NO_LEADER, province("septimania"), Border.LAND, 0));
    game.refuses("romans", led, "XVIII.B", "not enough paces");
  }

  @Test
  void onlyUnitsThatCanMoveAreShipped_XVIII_C() {
    game.fleets("romans", 2, GALLICUS);
    game.hold("liguria", "romans");
    UnitSet legions = game.units("romans", "legion", 2, "septimania");
    Order.Ship order = ship(legions, NO_LEADER, "liguria", GALLICUS);
    game.world.apply(new UnitEvent.Halted(legions.first(1)));
    game.refuses("romans", order, "XVIII.C", "any further");
    game.activate("romans");
    game.world.apply(new UnitEvent.SetAside(legions.first(1), true));
    game.refuses("romans", order, "XVIII.C", "any further");
    game.activate("romans");
    game.allows("romans", order);
  }

  @Test
  void onlyTheNationsLandUnitsInOneProvinceAreShippedTogether_XXV_D() {
    UnitSet fleets = game.fleets("romans", 2, GALLICUS);
    game.hold("liguria", "romans");
    UnitSet legion = game.units("romans", "legion", 1, "septimania");
    UnitSet elsewhere = game.units("romans", "legion", 1, "provincia");
    UnitSet foreign = game.units("byzantines", "legion", 1, "septimania");
    game.world.apply(new NationEvent.PactMade(nation("romans"), nation("byzantines")));
    game.refuses(
        "romans",
        ship(legion.plus(elsewhere), NO_LEADER, "liguria", GALLICUS),
        "XXV.D",
        "one province");
    game.refuses("romans", ship(fleets, NO_LEADER, "liguria", GALLICUS), "XXV.D", "land units");
    game.refuses(
        "romans", ship(legion.plus(foreign), NO_LEADER, "liguria", GALLICUS), "XVIII.A", "another");
    game.refuses("romans", ship(UnitSet.NONE, NO_LEADER, "liguria", GALLICUS), "XXV.D", "Nobody");
    game.refuses(
        "romans", ship(UnitSet.of(99999), NO_LEADER, "liguria", GALLICUS), "XXV.D", "Nobody");
    game.refuses("romans", ship(UnitSet.NONE, 99999, "liguria", GALLICUS), "XXV.D", "Nobody");
    UnitSet pooled = Sample.fromPool(game.world, "romans", "legion", 1);
    game.refuses("romans", ship(pooled, NO_LEADER, "liguria", GALLICUS), "XXV.D", "Nobody");
    game.world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    game.allows("romans", ship(legion.plus(foreign), NO_LEADER, "liguria", GALLICUS));
  }

  @Test
  void aLeaderGoesWithHisOwnStack_XXV_D() {
    game.fleets("romans", 1, GALLICUS);
    game.hold("liguria", "romans");
    UnitSet legion = game.units("romans", "legion", 1, "septimania");
    int stilicho = game.leader("stilicho", province("provincia"));
    Order.Ship order = ship(legion, stilicho, "liguria", GALLICUS);
    game.refuses("romans", order, "XXV.D", "not with the stack");
    game.leader("stilicho", province("septimania"));
    game.allows("romans", order);
    game.world.apply(new LeaderEvent.Stayed(stilicho));
    game.refuses("romans", order, "XVIII.C", "any further");
    int valens = game.leader("valens", province("septimania"));
    game.refuses(
        "romans", ship(legion, valens, "liguria", GALLICUS), "XXV.D", "not with the stack");
  }

  @Test
  void aLeaderCrossesAloneOrGoesAshoreFromHisShip_XXV_D() {
    game.fleets("romans", 1, GALLICUS);
    game.hold("liguria", "romans");
    int stilicho = game.leader("stilicho", province("septimania"));
    game.ship("romans", ship(UnitSet.NONE, stilicho, "liguria", GALLICUS));
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(province("liguria"));
    game.leader("stilicho", sea(GALLICUS));
    game.refuses(
        "romans", ship(UnitSet.NONE, stilicho, "utica", MAURETANICUM), "XVIII.A", "first sea zone");
    game.ship("romans", ship(UnitSet.NONE, stilicho, "septimania", GALLICUS));
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(province("septimania"));
  }

  @Test
  void theStartMustBeFriendly_XXV_D() {
    game.fleets("romans", 1, GALLICUS);
    UnitSet legion = game.units("romans", "legion", 1, "liguria");
    game.hold("liguria", "vandals");
    game.refuses("romans", ship(legion, NO_LEADER, "septimania", GALLICUS), "XXV.D", "must start");
  }

  @Test
  void nomadsDoNotCrossUnlessTheyAreMercenaries_XXV_D() {
    game.fleets("romans", 1, GALLICUS);
    game.hold("liguria", "romans");
    UnitSet huns = game.units("huns", "cavalry", 1, "septimania");
    game.world.apply(new NationEvent.Allied(nation("romans"), nation("huns")));
    Order.Ship order = ship(huns, NO_LEADER, "liguria", GALLICUS);
    game.refuses("romans", order, "XXV.D", "Nomad");
    int attila = game.leader("attila", province("septimania"));
    game.refuses("romans", ship(UnitSet.NONE, attila, "liguria", GALLICUS), "XXV.D", "Nomad");
    game.world.apply(new UnitEvent.Lent(huns.get(0), nation("romans")));
    game.allows("romans", order);
    UnitSet auxiliaries = game.units("romans", "aux-huns", 1, "septimania");
    game.allows("romans", ship(auxiliaries, NO_LEADER, "liguria", GALLICUS));
  }

  @Test
  void aClosedProvinceStaysClosedFromTheSea_XVIII_K() {
    game.fleets("romans", 1, "sinus-gaditanus");
    game.hold("hispalensis", "romans").hold("atlas", "romans");
    UnitSet legion = game.units("romans", "legion", 1, "hispalensis");
    game.refuses(
        "romans", ship(legion, NO_LEADER, "atlas", "sinus-gaditanus"), "XVIII.K", "closed");
  }
}
