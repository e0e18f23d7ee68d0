package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;

import java.util.List;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Orders;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Angles of Holsatia go to Britannia. */
class HordeVoyageTest {

  private static final List<Integer> NORTH_SEA = List.of(sea("oceanus-germanicus"));

  private final SeaGame game = new SeaGame();
  private final int angles = nation("angles");
  private final int lindum = province("lindum");

  @BeforeEach
  void invade() {
    game.world.apply(new NationEvent.HordeMoved(angles, province("holsatia")));
    game.world.apply(new NationEvent.InvasionSet(angles, true));
    game.hold("holsatia", "angles").hold("lindum", "romans").activate("angles");
  }

  private void refuses(Order order, String section) {
    assertThat(Orders.refusal(game.world, angles, order, Phase.UNIT_STACKS))
        .map(Refusal::section)
        .contains(section);
  }

  private void sails(Order.ShipHorde order) {
    assertThat(Orders.refusal(game.world, angles, order, Phase.UNIT_STACKS)).isEmpty();
    Orders.carryOut(game.play, angles, order);
    assertThat(game.dice.isSpent()).isTrue();
  }

  @Test
  void theHordeFollowsItsUnitsToBritanniaWithoutRisk() {
    game.units("angles", "amphibious-infantry", 1, "lindum");
    Order.ShipHorde order = new Order.ShipHorde(NORTH_SEA, lindum);

    assertThat(SeaOrders.options(game.world, angles)).contains(order);
    sails(order);

    assertThat(game.world.horde(angles)).isEqualTo(lindum);
    assertThat(Allowance.ofHorde(game.world, angles)).isZero();
    refuses(new Order.ShipHorde(NORTH_SEA, province("holsatia")), "XVIII.B");
  }

  @Test
  void itDoesNotGoAhead() {
    refuses(new Order.ShipHorde(NORTH_SEA, lindum), "III.D");
    game.units("angles", "amphibious-infantry", 1, "lindum");
    game.units("romans", "legion", 1, "lindum");
    refuses(new Order.ShipHorde(NORTH_SEA, lindum), "III.D");
  }

  @Test
  void elsewhereTheSeaMayTurnItBack() {
    game.hold("flandria", "romans").units("angles", "amphibious-infantry", 1, "flandria");
    Order.ShipHorde order = new Order.ShipHorde(NORTH_SEA, province("flandria"));
    game.dice.d10(6); // no city on that coast: 4

    sails(order);

    assertThat(game.world.horde(angles)).isEqualTo(province("holsatia"));
    assertThat(Allowance.ofHorde(game.world, angles)).isZero();
  }

  @Test
  void aFriendlyShoreHasNoRisk() {
    game.hold("flandria", "angles");

    sails(new Order.ShipHorde(NORTH_SEA, province("flandria")));

    assertThat(game.world.horde(angles)).isEqualTo(province("flandria"));
  }

  @Test
  void onlyAnInvadingPeopleWithShipsSails() {
    game.units("angles", "amphibious-infantry", 1, "lindum");
    Order.ShipHorde order = new Order.ShipHorde(NORTH_SEA, lindum);
    assertThat(Orders.refusal(game.world, angles, order, Phase.campaign(0)))
        .map(Refusal::section)
        .contains("XXII.A");
    game.world.apply(new NationEvent.InvasionSet(angles, false));
    refuses(order, "XVIII.G");
    assertThat(SeaOrders.options(game.world, angles)).doesNotContain(order);
    int franks = nation("franks");
    game.world.apply(new NationEvent.HordeMoved(franks, province("holsatia")));
    game.world.apply(new NationEvent.InvasionSet(franks, true));
    assertThat(SeaOrders.refusal(game.world, franks, order))
        .map(Refusal::section)
        .contains("XXV.D");
  }

  @Test
  void theWayLeadsOverTheSea() {
    refuses(new Order.ShipHorde(NORTH_SEA, province("latium")), "XVIII.A");
    game.hold("holsatia", "romans").units("angles", "amphibious-infantry", 1, "lindum");
    refuses(new Order.ShipHorde(NORTH_SEA, lindum), "XXV.D");
  }
}
