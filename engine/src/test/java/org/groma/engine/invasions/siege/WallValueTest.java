package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WallValueTest {

  @ParameterizedTest(name = "{0} on turn {1}: {2}")
  @CsvSource({
    "latium, 1, -1",
    "chaldea, 1, -3",
    "umbria, 1, -3",
    "assyria, 1, -2",
    "thracia, 3, -3",
    "thracia, 4, -4",
    "thracia, 12, -4",
    "umbria, 4, -3",
    "achaia, 3, 0",
    "achaia, 4, -1",
    "achaia, 5, -1",
    "achaia, 6, 0"
  })
  void wallsAndTheLackOfThemCountAsPrinted(String province, int turn, int value) {
    World world = Sample.opened();
    world.apply(new SequenceEvent.TurnBegan(turn));

    assertThat(WallValue.of(world, province(province))).isEqualTo(value);
  }

  @Test
  void aCityFortifiedLaterHasTheUsualWalls() {
    World world = Sample.opened();
    world.apply(new LandEvent.WallsSet(province("achaia"), true));
    world.apply(new SequenceEvent.TurnBegan(4));

    assertThat(WallValue.of(world, province("achaia"))).isEqualTo(-2);
  }

  @Test
  void aCapitalIsFortifiedEvenWithoutWallsOfItsOwn() {
    World world = Sample.opened();
    world.apply(new NationEvent.CapitalMoved(nation("byzantines"), province("achaia")));

    assertThat(WallValue.of(world, province("achaia"))).isEqualTo(-2);
  }

  @Test
  void dismantledWallsCountNoMore() {
    World world = Sample.opened();
    world.apply(new LandEvent.WallsSet(province("assyria"), false));

    assertThat(WallValue.of(world, province("assyria"))).isZero();
  }
}
