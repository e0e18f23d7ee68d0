package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclineTest {

  private static final int ROMANS = Sample.nation("romans");
  private static final int FRANKS = Sample.nation("franks");

  private final ScriptedDice dice = new ScriptedDice();

  private World change(World world, int nation, int levels) {
    Decline.change(Sample.play(world, dice, new RandomPlayer(new SeededDice(1))), nation, levels);
    assertThat(dice.isSpent()).isTrue();
    return world;
  }

  private static World empire(int decline, int gold) {
    return Scene.empty()
        .with(new NationEvent.ActivityChanged(ROMANS, Activity.ACTIVE))
        .with(new NationEvent.DeclineSet(ROMANS, decline))
        .with(new NationEvent.GoldChanged(ROMANS, gold))
        .world();
  }

  @ParameterizedTest
  @CsvSource({"0, 1, 1", "1, 1, 2", "0, 2, 2", "2, -1, 1", "1, -1, 0", "0, -1, 0", "2, -2, 0"})
  void levelsRiseAndFall(int from, int levels, int to) {
    World world = change(empire(from, 0), ROMANS, levels);

    assertThat(world.decline(ROMANS)).isEqualTo(to);
    assertThat(world.gold(ROMANS)).isZero();
  }

  @Test
  void anEmpireInDoubledDeclinePaysTheMarkersExpense() {
    World world = change(empire(2, 50), ROMANS, 1);

    assertThat(world.decline(ROMANS)).isEqualTo(2);
    assertThat(world.gold(ROMANS)).isEqualTo(30);
    assertThat(world.realms().extraExpense(ROMANS)).isZero();
  }

  @Test
  void whatItCannotPayIsAnExpenseOfTheTurn() {
    World world = change(empire(2, 6), ROMANS, 1);

    assertThat(world.gold(ROMANS)).isZero();
    assertThat(world.realms().extraExpense(ROMANS)).isEqualTo(14);
    assertThat(change(empire(2, 0), ROMANS, 1).realms().extraExpense(ROMANS)).isEqualTo(20);
  }

  @Test
  void aKingdomInDoubledDeclineChecksForAnEmpireIfItIsLargeEnough() {
    World world =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(FRANKS, Activity.ACTIVE))
            .status("franks", Status.KINGDOM)
            .with(new NationEvent.DeclineSet(FRANKS, 2))
            .incumbent("franks", "italia")
            .incumbent("franks", "africa")
            .world();
    assertThat(change(world, FRANKS, 1).status(FRANKS)).isEqualTo(Status.KINGDOM);

    world.apply(new LandEvent.IncumbentChanged(Sample.area("hispania"), FRANKS));
    dice.d10(6);
    assertThat(change(world, FRANKS, 1).status(FRANKS)).isEqualTo(Status.EMPIRE);
    assertThat(world.decline(FRANKS)).as("removed even if doubled").isZero();
  }

  @Test
  void barbariansDoNotDecline() {
    World world =
        Scene.empty().with(new NationEvent.ActivityChanged(FRANKS, Activity.ACTIVE)).world();

    assertThat(change(world, FRANKS, 1).decline(FRANKS)).isZero();
  }
}
