package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class WorthTest {

  private static int worth(World world, String nation, String province) {
    return Worth.of(world, nation(nation), province(province));
  }

  @Test
  void whatScoresIsWorthMoreThanWhatDoesNot() {
    World world = Scene.empty().world();

    assertThat(worth(world, "visigoths", "garumnus"))
        .isGreaterThan(worth(world, "vandals", "garumnus"));
  }

  @Test
  void anOpponentsLossIsAGain() {
    assertThat(worth(Scene.empty().held("visigoths", "garumnus").world(), "vandals", "garumnus"))
        .isGreaterThan(worth(Scene.empty().world(), "vandals", "garumnus"));
  }

  @Test
  void landOfOnesOwnPlayerIsNotTakenForNothing() {
    World world = Scene.empty().held("visigoths", "garumnus").world();

    assertThat(worth(world, "gepids", "garumnus")).isNegative();
  }

  @Test
  void anotherPlayersHordeIsWorthCapturing() {
    World plain = Scene.empty().world();
    World camp = Scene.empty().horde("suebi", "bohemia").world();

    assertThat(worth(camp, "visigoths", "bohemia"))
        .isGreaterThan(worth(plain, "visigoths", "bohemia"));
    assertThat(worth(camp, "huns", "bohemia"))
        .as("the same player's")
        .isEqualTo(worth(plain, "huns", "bohemia"));
    assertThat(worth(Scene.of(camp).vassal("visigoths", "alans").world(), "visigoths", "bohemia"))
        .as("vassals rule nobody")
        .isEqualTo(worth(plain, "visigoths", "bohemia"));
  }

  @Test
  void theHunsWantTheGothsAboveAll() {
    World world = Scene.empty().horde("visigoths", "dacia").horde("vandals", "silesia").world();

    assertThat(worth(world, "huns", "dacia")).isGreaterThan(worth(world, "huns", "silesia"));
  }
}
