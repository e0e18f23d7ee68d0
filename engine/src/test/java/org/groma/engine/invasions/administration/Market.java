package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;

/** Nations that go shopping. */
final class Market {

  private Market() {}

  /** Rome as it opens, but for an infantry that is back in the pool. */
  static World rome(int turn, int gold) {
    World world = Sample.opened();
    world.apply(
        new UnitEvent.Eliminated(
            world
                .unitsAt(
                    province("africa"), unit -> Sample.SETTING.kind(unit).id().equals("infantry"))
                .first(1)));
    world.apply(new SequenceEvent.TurnBegan(turn));
    world.apply(
        new NationEvent.GoldChanged(nation("romans"), 2 * gold - world.gold(nation("romans"))));
    return world;
  }

  static World persia(int gold) {
    World world = Sample.opened();
    int now = world.gold(nation("persians"));
    world.apply(new NationEvent.GoldChanged(nation("persians"), 2 * gold - now));
    return world;
  }

  static int unit(World world, String nation, String kind) {
    return Sample.fromPool(world, nation, kind, 1).get(0);
  }

  static Purchase recruit(World world, String nation, String kind, String province) {
    return new Purchase.Recruit(unit(world, nation, kind), province(province));
  }

  static void buy(World world, String nation, Purchase... basket) {
    ScriptedPlayer player = new ScriptedPlayer().answer(ChoosePurchases.class, List.of(basket));
    PurchaseStep.run(Sample.play(world, new ScriptedDice(), player), nation(nation));
  }

  static String section(World world, String nation, Purchase... basket) {
    World before = world.copy();
    String section =
        new ChoosePurchases(world, nation(nation))
            .refusal(List.of(basket))
            .map(Refusal::section)
            .orElse("");
    assertThat(world).isEqualTo(before);
    return section;
  }
}
