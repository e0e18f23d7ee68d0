package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.junit.jupiter.api.Test;

class SailingTest {

  private final SeaGame game = new SeaGame();

  private static Order.Sail sail(UnitSet fleets, String to) {
    return new Order.Sail(fleets, NO_LEADER, sea(to));
  }

  private UnitSet byzantineFleets(int count) {
    game.city("lydia", "byzantines").activate("byzantines");
    return game.fleets("byzantines", count, "mare-aegeum");
  }

  @Test
  void everyPortTouchesItsSea() {
    Board board = Sample.SETTING.board();
    for (int province = 0; province < board.provinces(); province++) {
      int port = board.port(province);
      if (port >= 0 && board.isInPlay(province) && board.isInPlay(port)) {
        assertThat(Sailing.touches(board, port, province, Border.COAST))
            .as(board.name(province))
            .isTrue();
      }
    }
  }

  @Test
  void fleetsSailToAnAdjacentZoneAndSpendAPace_XXV_A() {
    UnitSet fleets = byzantineFleets(2);
    game.sail("byzantines", fleets, NO_LEADER, "propontis");
    assertThat(fleets.all(fleet -> game.world.place(fleet) == sea("propontis"))).isTrue();
    assertThat(fleets.all(fleet -> game.world.pacesSpent(fleet) == 1)).isTrue();
    assertThat(game.world.cameFrom(fleets.get(0))).isEqualTo(sea("mare-aegeum"));
    assertThat(game.world.cameVia(fleets.get(0))).isEqualTo(Border.SEA);
  }

  @Test
  void aStackMayDropOffAFleetAndGoOn_XXV_A() {
    UnitSet fleets = byzantineFleets(2);
    game.sail("byzantines", fleets, NO_LEADER, "propontis");
    game.sail("byzantines", fleets.first(1), NO_LEADER, "pontus-euxinus");
    assertThat(game.world.place(fleets.get(0))).isEqualTo(sea("pontus-euxinus"));
    assertThat(game.world.place(fleets.get(1))).isEqualTo(sea("propontis"));
  }

  @Test
  void theAllowanceIsFourZonesInTheWholeActivation_XXV_A() {
    UnitSet fleet = byzantineFleets(1);
    game.sail("byzantines", fleet, NO_LEADER, "propontis");
    game.sail("byzantines", fleet, NO_LEADER, "mare-aegeum");
    game.sail("byzantines", fleet, NO_LEADER, "propontis");
    game.world.apply(new SequenceEvent.MovementBegan(nation("byzantines")));
    assertThat(game.world.pacesSpent(fleet.get(0))).isEqualTo(3);
    game.sail("byzantines", fleet, NO_LEADER, "mare-aegeum");
    game.world.apply(new SequenceEvent.CampaignBegan(Sample.leader("valens")));
    game.refuses("byzantines", sail(fleet, "propontis"), "XXV.A", "used their allowance");
    game.activate("byzantines");
    game.allows("byzantines", sail(fleet, "propontis"));
  }

  @Test
  void haltedFleetsStayHaltedUntilTheNextActivation_XXV_A() {
    UnitSet fleet = byzantineFleets(1);
    UnitSet legion = game.units("byzantines", "legion", 1, "lydia");
    game.world.apply(new UnitEvent.Halted(fleet.plus(legion)));
    game.world.apply(new UnitEvent.Delayed(legion, 2));
    game.world.apply(new SequenceEvent.MovementBegan(nation("byzantines")));
    assertThat(game.world.isHalted(legion.get(0))).isFalse();
    assertThat(game.world.pacesSpent(legion.get(0))).isZero();
    game.refuses("byzantines", sail(fleet, "propontis"), "XXV.A", "any further");
    game.activate("byzantines");
    game.allows("byzantines", sail(fleet, "propontis"));
  }

  @Test
  void aFleetIsNeverMoreThanTwoZonesFromAPortOfItsNation_XXV_A() {
    game.city("cartaginensis", "romans").activate("romans");
    UnitSet fleet = game.fleets("romans", 1, "mare-mauretanicum");
    game.sail("romans", fleet, NO_LEADER, "mare-siculum");
    game.sail("romans", fleet, NO_LEADER, "mare-adriaticum");
    game.sail("romans", fleet, NO_LEADER, "mare-siculum");
    game.allows("romans", sail(fleet, "mare-aegeum"));
    game.sail("romans", fleet, NO_LEADER, "mare-aegeum");
    game.activate("romans");
    game.refuses("romans", sail(fleet, "propontis"), "XXV.A", "at most 2 zones");
    game.city("thracia", "byzantines");
    game.refuses("romans", sail(fleet, "propontis"), "XXV.A", "at most 2 zones");
    game.city("thracia", "romans");
    game.allows("romans", sail(fleet, "propontis"));
    game.world.apply(new LandEvent.CityGrown(province("thracia"), 0));
    game.refuses("romans", sail(fleet, "propontis"), "XXV.A", "at most 2 zones");
  }

  @Test
  void aCityWithoutPortOnTheZoneKeepsNoFleet_XXV_A() {
    UnitSet fleet = game.fleets("romans", 1, "sinus-gallicus");
    game.city("septimania", "romans").activate("romans");
    game.refuses("romans", sail(fleet, "mare-tyrrhenum"), "XXV.A", "at most 2 zones");
  }

  @Test
  void aNavalStackHasAtMostTwoFleets_XXV_A() {
    UnitSet fleets = byzantineFleets(3);
    game.refuses("byzantines", sail(fleets, "propontis"), "XXV.A", "one fleet or 2");
    game.refuses("byzantines", sail(UnitSet.NONE, "propontis"), "XXV.A", "one fleet or 2");
    game.allows("byzantines", sail(fleets.first(2), "propontis"));
  }

  /** W26. */
  @Test
  void byzantiumHasFourFleetsInMareAegeumButNotFive_XXV_A() {
    UnitSet fleets = byzantineFleets(4);
    UnitSet fifth = game.fleets("byzantines", 1, "propontis");
    game.refuses("byzantines", sail(fifth, "mare-aegeum"), "XXV.A", "at most 4 fleets");
    game.sail("byzantines", fleets.first(1), NO_LEADER, "mare-siculum");
    game.sail("byzantines", fifth, NO_LEADER, "mare-aegeum");
    assertThat(NavalStacks.of(game.world, nation("byzantines"), sea("mare-aegeum")))
        .extracting(UnitSet::size)
        .containsExactly(2, 2);
  }

  @Test
  void otherNationsFleetsDoNotCountAgainstTheLimit_XXV_A() {
    UnitSet fleets = byzantineFleets(2);
    game.world.apply(new NationEvent.PactMade(nation("byzantines"), nation("romans")));
    game.fleets("romans", 3, "propontis");
    game.sail("byzantines", fleets, NO_LEADER, "propontis");
    assertThat(game.world.mastersAt(sea("propontis")))
        .isEqualTo(1L << nation("byzantines") | 1L << nation("romans"));
  }

  @Test
  void onlyOwnFleetsInOneSeaZoneSail_XXV_A() {
    UnitSet fleet = byzantineFleets(1);
    UnitSet other = game.fleets("byzantines", 1, "propontis");
    UnitSet legion = game.units("byzantines", "legion", 1, "lydia");
    UnitSet roman = game.fleets("romans", 1, "mare-aegeum");
    UnitSet pooled = Sample.fromPool(game.world, "byzantines", "elite-fleet", 1);
    game.refuses("byzantines", sail(fleet.plus(other), "propontis"), "XXV.A", "one sea zone");
    game.refuses("byzantines", sail(legion, "mare-aegeum"), "XXV.A", "Only fleets");
    game.refuses("byzantines", sail(pooled, "mare-aegeum"), "XXV.A", "Only fleets");
    game.refuses("byzantines", sail(roman, "propontis"), "XXV.A", "another nation");
    game.refuses("byzantines", sail(fleet.plus(roman), "propontis"), "XXV.A", "another nation");
    UnitSet unknown = UnitSet.of(Sample.SETTING.roster().size());
    game.refuses("byzantines", sail(unknown, "propontis"), "XXV.A", "no such");
    game.refuses("byzantines", sail(UnitSet.of(-1), "propontis"), "XXV.A", "no such");
    game.refuses("byzantines", sail(fleet, "pontus-euxinus"), "XXV.A", "adjacent");
    Order.Sail ashore = new Order.Sail(fleet, NO_LEADER, province("lydia"));
    game.refuses("byzantines", ashore, "XXV.A", "adjacent");
    game.refuses("byzantines", new Order.Sail(fleet, NO_LEADER, -1), "XXV.A", "adjacent");
  }

  @Test
  void alliesSailTogetherButNotInOneStack_XXVI_B() {
    UnitSet fleet = byzantineFleets(1);
    UnitSet roman = game.fleets("romans", 1, "mare-aegeum");
    game.world.apply(new NationEvent.Allied(nation("byzantines"), nation("romans")));
    game.refuses("byzantines", sail(fleet.plus(roman), "propontis"), "XXV.A", "another nation");
    game.refuses("byzantines", sail(roman, "propontis"), "XXV.A", "at most 2 zones");
    game.city("africa", "romans");
    game.allows("byzantines", sail(roman, "propontis"));
  }

  @Test
  void aLeaderBoardsFromAFriendlyCoastAndSailsAlong_XXV_C() {
    UnitSet fleet = byzantineFleets(1);
    int belisarius = game.leader("belisarius", province("lydia"));
    game.sail("byzantines", fleet, belisarius, "mare-aegeum");
    assertThat(game.world.leaderPlace(belisarius)).isEqualTo(sea("mare-aegeum"));
    assertThat(game.world.pacesSpent(fleet.get(0))).isZero();
    game.sail("byzantines", fleet, belisarius, "propontis");
    assertThat(game.world.leaderPlace(belisarius)).isEqualTo(sea("propontis"));
    assertThat(game.world.leaderPaces(belisarius)).isEqualTo(2);
    assertThat(game.world.ledBy(fleet.get(0))).isEqualTo(belisarius);
  }

  @Test
  void aLeaderIsTheNationsAndAtHand_XXV_C() {
    UnitSet fleet = byzantineFleets(1);
    int to = sea("propontis");
    int stilicho = game.leader("stilicho", sea("mare-aegeum"));
    game.refuses("byzantines", new Order.Sail(fleet, stilicho, to), "XXV.A", "not the nation's");
    game.refuses("byzantines", new Order.Sail(fleet, 9999, to), "XXV.A", "not the nation's");
    int away = Sample.leader("narses");
    game.refuses("byzantines", new Order.Sail(fleet, away, to), "XXV.A", "not the nation's");
    int inland = game.leader("valens", province("osroene"));
    game.refuses("byzantines", new Order.Sail(fleet, inland, to), "XXV.A", "friendly coast");
    int abroad = game.leader("valens", province("mysia"));
    game.refuses("byzantines", new Order.Sail(fleet, abroad, to), "XXV.A", "friendly coast");
    game.hold("mysia", "byzantines");
    game.allows("byzantines", new Order.Sail(fleet, abroad, to));
    game.world.apply(new LeaderEvent.Stayed(abroad));
    game.refuses("byzantines", new Order.Sail(fleet, abroad, to), "XXV.A", "any further");
  }

  @Test
  void toStayTheFleetsNeedSomebodyToIntercept_XXV_B() {
    UnitSet fleet = byzantineFleets(1);
    Order.Sail stay = sail(fleet, "mare-aegeum");
    game.refuses("byzantines", stay, "XXV.A", "nobody to intercept");
    UnitSet vandals = game.fleets("vandals", 1, "mare-aegeum");
    game.allows("byzantines", stay);
    game.world.apply(new UnitEvent.Challenged(vandals));
    game.refuses("byzantines", stay, "XXV.A", "nobody to intercept");
    game.fleets("visigoths", 1, "mare-aegeum");
    game.allows("byzantines", stay);
    game.world.apply(new UnitEvent.Delayed(fleet, 4));
    game.refuses("byzantines", stay, "XXV.A", "used their allowance");
    game.world.apply(new UnitEvent.Challenged(fleet));
    game.refuses("byzantines", stay, "XXV.A", "nobody to intercept");
    int narses = game.leader("narses", province("lydia"));
    game.allows("byzantines", new Order.Sail(fleet, narses, sea("mare-aegeum")));
  }

  @Test
  void noLeaderIsLeftAtSeaWithoutAShip_XXV_C() {
    UnitSet fleets = byzantineFleets(2);
    int narses = game.leader("narses", sea("mare-aegeum"));
    int belisarius = game.leader("belisarius", sea("mare-aegeum"));
    int stilicho = game.leader("stilicho", sea("mare-aegeum"));
    game.sail("byzantines", fleets.first(1), narses, "propontis");
    assertThat(game.world.leaderPlace(belisarius)).isEqualTo(sea("mare-aegeum"));
    game.sail("byzantines", fleets.minus(fleets.first(1)), NO_LEADER, "propontis");
    assertThat(game.world.leaderPlace(belisarius)).isEqualTo(sea("propontis"));
    assertThat(game.world.leaderPlace(stilicho)).isEqualTo(sea("mare-aegeum"));
  }

  @Test
  void anAllysLeaderDoesNotCommandTheFleets_XXV_C() {
    UnitSet fleet = byzantineFleets(1);
    game.world.apply(new NationEvent.Allied(nation("byzantines"), nation("romans")));
    int stilicho = game.leader("stilicho", sea("mare-aegeum"));
    Order.Sail order = new Order.Sail(fleet, stilicho, sea("propontis"));
    game.refuses("byzantines", order, "XXV.A", "not the nation's");
  }
}
