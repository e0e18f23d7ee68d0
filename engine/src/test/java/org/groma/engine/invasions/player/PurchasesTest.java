package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.administration.ChoosePurchases;
import org.groma.engine.invasions.administration.Purchase;
import org.groma.engine.invasions.administration.Purchasing;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class PurchasesTest {

  private static final int PERSIANS = nation("persians");

  /** The Persians as at the start, with so much Gold, in halves. */
  private static World rich(int halves) {
    World world = Sample.opened();
    world.apply(new NationEvent.GoldChanged(PERSIANS, halves - world.gold(PERSIANS)));
    return world;
  }

  private static List<Purchase> bought(World world) {
    ChoosePurchases decision = new ChoosePurchases(world, PERSIANS);
    List<Purchase> basket = Purchases.of(decision, new Lures());
    assertThat(decision.refusal(basket)).isEmpty();
    return basket;
  }

  @Test
  void thePoorBuyNothing() {
    assertThat(bought(rich(4))).isEmpty();
  }

  @Test
  void theRichRaiseTroops() {
    assertThat(bought(rich(80))).anyMatch(Purchase.Recruit.class::isInstance);
  }

  @Test
  void enoughIsKeptForTheNextTurn() {
    World world = rich(80);
    int kept = new Treasury(world, PERSIANS).kept();
    int price = new Purchasing(world, PERSIANS).price(bought(world));

    assertThat(kept).isPositive();
    assertThat(80 - price).isGreaterThanOrEqualTo(kept);
  }

  @Test
  void inTheLastTurnNothingIsKept() {
    World world = rich(40);
    world.apply(new SequenceEvent.TurnBegan(Sample.SETTING.victory().lastTurn(false)));

    assertThat(new Treasury(world, PERSIANS).kept()).isZero();
    assertThat(new Purchasing(world, PERSIANS).price(bought(world))).isGreaterThan(30);
  }

  @Test
  void recruitsGoWhereTheEnemyIs() {
    World world = rich(80);
    Scene.of(world).units("byzantines", "legion", 2, "osroene");

    assertThat(bought(world))
        .filteredOn(Purchase.Recruit.class::isInstance)
        .first()
        .extracting(purchase -> ((Purchase.Recruit) purchase).place())
        .satisfies(place ->
            assertThat(Sample.SETTING.distances().between(place, province("osroene"), false))
                .isLessThanOrEqualTo(3));
  }
}
