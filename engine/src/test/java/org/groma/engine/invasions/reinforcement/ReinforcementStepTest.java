package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;

class ReinforcementStepTest {

  private static World run(World world, int turn) {
    world.apply(new SequenceEvent.TurnBegan(turn));
    SeededDice dice = new SeededDice(7);
    ReinforcementStep.run(Sample.play(world, dice, new RandomPlayer(new SeededDice(8))));
    return world;
  }

  private static int units(World world, String nation) {
    int number = Sample.nation(nation);
    int count = 0;
    for (int unit = Sample.SETTING.roster().first(number);
        unit < Sample.SETTING.roster().end(number);
        unit++) {
      count += world.isOnMap(unit) ? 1 : 0;
    }
    return count;
  }

  @Test
  void turnTwoBringsHunsVisigothsAndLevies() {
    World world = run(Sample.opened(), 2);

    assertThat(units(world, "huns")).isEqualTo(10);
    assertThat(units(world, "visigoths")).isEqualTo(6 + 3);
    assertThat(units(world, "alemanni")).isEqualTo(7 + 2);
    assertThat(units(world, "suebi")).as("no entry").isEqualTo(3 + 1);
    assertThat(units(world, "romans")).as("Civilized nations buy").isEqualTo(22);
    assertThat(units(world, "iberians")).as("Iberia has no room for more").isEqualTo(3);
    assertThat(units(world, "sklaves")).as("inactive Barbarians do not").isEqualTo(4);
    assertThat(world.isInvading(Sample.nation("visigoths"))).isTrue();
    assertThat(world.isInvading(Sample.nation("alemanni"))).as("last turn's").isFalse();
    assertThat(world.isInPlay(Sample.leader("balamir"))).isTrue();
    assertThat(world.isInPlay(Sample.leader("rex-huns"))).isFalse();
    assertThat(world.isInPlay(Sample.leader("valens"))).isTrue();
    assertThat(world.isInPlay(Sample.leader("iulianus"))).isFalse();
  }

  @Test
  void aKingdomGetsNothingFromTheTable() {
    World world = Sample.opened();
    world.apply(new NationEvent.StatusChanged(Sample.nation("visigoths"), Status.KINGDOM));
    run(world, 2);

    assertThat(units(world, "visigoths")).isEqualTo(6);
    assertThat(world.isInvading(Sample.nation("visigoths"))).isFalse();
    assertThat(world.isInPlay(Sample.leader("fritigernus"))).as("but leaders").isTrue();
  }

  @Test
  void aNewNationIsNotReinforcedInTheSameTurn() {
    World world = run(Sample.opened(), 8);

    assertThat(units(world, "bavarians")).isEqualTo(4);
  }

  @Test
  void minorKingdomsRecoverEvenWhenThereIsNoOtherKingdom() {
    Scene scene =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation("colchidians"), Activity.INACTIVE));

    assertThat(units(run(scene.world(), 12), "colchidians")).isEqualTo(1);
  }

  @Test
  void controlIsSettledAndMissingCapitalsAreFounded() {
    Scene scene =
        Scene.empty()
            .units("franks", "axe-infantry", 1, "saliens")
            .status("franks", Status.KINGDOM)
            .horde("franks", "saliens");

    assertThat(run(scene.world(), 12).capital(Sample.nation("franks")))
        .isEqualTo(Sample.province("saliens"));
  }
}
