package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.administration.Market.buy;
import static org.groma.engine.invasions.administration.Market.rome;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** Limites in the Purchases step. */
class LimitesPurchaseTest {

  @Test
  void limitesAreRebuiltWhereTheBorderCameBack() {
    World world = rome(7, 0);
    world.apply(new LandEvent.LimesSet(province("lotharingia"), World.NOBODY));
    world.apply(new LandEvent.LimesSet(province("noricum"), World.NOBODY));
    world.apply(new LandEvent.LimesSet(province("cantabria"), World.NOBODY));
    world.apply(new LandEvent.RevoltSet(province("cantabria"), 1));
    world.apply(new LandEvent.HolderChanged(province("noricum"), World.NOBODY));
    buy(world, "romans");

    assertThat(world.limes(province("lotharingia"))).isEqualTo(nation("romans"));
    assertThat(world.limes(province("noricum"))).isEqualTo(World.NOBODY);
    assertThat(world.limes(province("cantabria"))).isEqualTo(World.NOBODY);
    assertThat(world.limes(province("latium"))).as("never had one").isEqualTo(World.NOBODY);
  }

  @Test
  void aLimesThatFollowedItsFrontierIsNotRebuiltBehindIt() {
    World world = rome(7, 0);
    world.apply(new LandEvent.LimesSet(province("osroene"), World.NOBODY));
    World moved = world.copy();
    moved.apply(new LandEvent.LimesSet(province("assyria"), nation("byzantines")));
    buy(world, "byzantines");
    buy(moved, "byzantines");

    assertThat(world.limes(province("osroene"))).as("lost").isEqualTo(nation("byzantines"));
    assertThat(moved.limes(province("osroene"))).as("moved").isEqualTo(World.NOBODY);
  }

  @Test
  void onTurnEightLimitesBecomeLocalTroops() {
    World world = rome(8, 0);
    buy(world, "romans");
    buy(world, "byzantines");

    for (int i = 0; i < Sample.SETTING.board().provinces(); i++) {
      assertThat(world.limes(i)).isEqualTo(World.NOBODY);
    }
    assertThat(kinds(world, "lotharingia")).contains("limitanei");
    assertThat(kinds(world, "osroene")).contains("thema");
  }

  @Test
  void afterTurnEightNothingIsRebuilt() {
    World world = rome(9, 0);
    world.apply(new LandEvent.LimesSet(province("lotharingia"), World.NOBODY));
    buy(world, "romans");

    assertThat(world.limes(province("lotharingia"))).isEqualTo(World.NOBODY);
  }

  private static List<String> kinds(World world, String province) {
    return IntStream.of(world.unitsAt(province(province), _ -> true).toArray())
        .mapToObj(unit -> Sample.SETTING.kind(unit).id())
        .toList();
  }
}
