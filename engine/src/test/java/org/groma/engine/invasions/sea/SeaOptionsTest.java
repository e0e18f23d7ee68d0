package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;
import static org.groma.engine.invasions.sea.SeaGame.ship;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class SeaOptionsTest {

  private final SeaGame game = new SeaGame();

  private List<Order> options(String nation) {
    return SeaOrders.options(game.world, nation(nation));
  }

  @Test
  void everyOptionOfTheScenarioIsLegalAndTheyAreNotTooMany() {
    World world = Sample.opened();
    for (int nation = 0; nation < Sample.SETTING.nations(); nation++) {
      world.apply(new SequenceEvent.ActivationBegan(nation));
      List<Order> options = SeaOrders.options(world, nation);
      assertThat(options).hasSizeLessThan(200).doesNotHaveDuplicates();
      for (Order option : options) {
        Optional<Refusal> refusal =
            switch (option) {
              case Order.Sail sail -> SeaOrders.refusal(world, nation, sail);
              case Order.Ship ship -> SeaOrders.refusal(world, nation, ship);
              default -> throw new AssertionError(option);
            };
        assertThat(refusal).as(option.toString()).isEmpty();
      }
      assertThat(SeaOrders.options(world, nation)).isEqualTo(options);
    }
    assertThat(SeaOrders.options(world, nation("romans"))).isNotEmpty();
  }

  @Test
  void wholeStacksSailWithTheirLeader() {
    game.city("lydia", "byzantines").activate("byzantines");
    UnitSet fleets = game.fleets("byzantines", 2, "propontis");
    int narses = game.leader("narses", sea("propontis"));
    assertThat(options("byzantines"))
        .containsExactly(
            new Order.Sail(fleets, narses, sea("mare-aegeum")),
            new Order.Sail(fleets, narses, sea("pontus-euxinus")));
    game.world.apply(new LeaderEvent.Stayed(narses));
    assertThat(options("byzantines"))
        .contains(new Order.Sail(fleets, NO_LEADER, sea("mare-aegeum")));
    game.fleets("vandals", 1, "propontis");
    assertThat(options("byzantines")).contains(new Order.Sail(fleets, NO_LEADER, sea("propontis")));
  }

  @Test
  void aLeaderAtSeaMayGoAshore() {
    game.city("thracia", "byzantines").activate("byzantines");
    game.fleets("byzantines", 1, "propontis");
    int narses = game.leader("narses", sea("propontis"));
    assertThat(options("byzantines")).contains(ship(UnitSet.NONE, narses, "thracia", "propontis"));
    assertThat(options("byzantines"))
        .doesNotContain(ship(UnitSet.NONE, narses, "mysia", "propontis"));
  }

  @Test
  void asManyUnitsAsFitAreShippedTheShorterWay() {
    game.city("lydia", "byzantines").hold("thracia", "byzantines").activate("byzantines");
    UnitSet fleets = game.fleets("byzantines", 1, "mare-aegeum");
    game.fleets("byzantines", 1, "propontis");
    UnitSet legions = game.units("byzantines", "legion", 5, "lydia");
    List<Order> options = options("byzantines");
    assertThat(options)
        .contains(
            ship(legions.first(3), NO_LEADER, "thracia", "mare-aegeum"),
            ship(legions.first(3), NO_LEADER, "creta", "mare-aegeum"),
            ship(legions.first(3), NO_LEADER, "bythina", "mare-aegeum", "propontis"))
        .doesNotContain(
            ship(legions.first(3), NO_LEADER, "thracia", "mare-aegeum", "propontis"),
            ship(legions.first(3), NO_LEADER, "lydia", "mare-aegeum"));
    game.world.apply(new UnitEvent.Halted(fleets));
    assertThat(options("byzantines")).noneMatch(Order.Ship.class::isInstance);
  }

  @Test
  void onlyUnitsThatCanStillCrossAreNamed() {
    game.city("lydia", "byzantines").hold("thracia", "byzantines").activate("byzantines");
    game.fleets("byzantines", 2, "mare-aegeum");
    UnitSet legions = game.units("byzantines", "legion", 5, "lydia");
    game.world.apply(new UnitEvent.Halted(UnitSet.of(legions.get(0))));
    game.world.apply(new UnitEvent.Shipped(UnitSet.of(legions.get(1))));
    game.world.apply(new UnitEvent.SetAside(UnitSet.of(legions.get(2)), true));
    game.world.apply(new UnitEvent.Delayed(UnitSet.of(legions.get(3)), 3));
    assertThat(options("byzantines"))
        .contains(ship(UnitSet.of(legions.get(4)), NO_LEADER, "thracia", "mare-aegeum"));
    int narses = game.leader("narses", province("lydia"));
    assertThat(options("byzantines"))
        .as("a leader adds a pace")
        .contains(
            ship(UnitSet.of(legions.get(3), legions.get(4)), narses, "thracia", "mare-aegeum"));
    game.world.apply(new LeaderEvent.Rode(narses, province("lydia"), 5));
    assertThat(options("byzantines"))
        .as("a tired leader stays")
        .contains(ship(UnitSet.of(legions.get(4)), NO_LEADER, "thracia", "mare-aegeum"));
  }

  @Test
  void landingStacksFitTheShore() {
    game.city("cartaginensis", "romans").activate("romans");
    game.fleets("romans", 2, "mare-mauretanicum");
    UnitSet legions = game.units("romans", "legion", 6, "cartaginensis");
    int stilicho = game.leader("stilicho", province("cartaginensis"));
    assertThat(options("romans"))
        .contains(ship(legions.first(5), stilicho, "caesarea", "mare-mauretanicum"));
  }

  @Test
  void peoplesWithShipsCrossEverywhere() {
    game.hold("saxonia", "saxons").activate("saxons");
    UnitSet saxons = game.units("saxons", "amphibious-infantry", 2, "saxonia");
    assertThat(options("saxons"))
        .contains(
            ship(saxons, NO_LEADER, "lindum", "oceanus-germanicus"),
            ship(saxons, NO_LEADER, "cantium", "oceanus-germanicus", "oceanus-britannicus"));
  }
}
