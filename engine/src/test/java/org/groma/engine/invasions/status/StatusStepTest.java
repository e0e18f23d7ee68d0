package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusStepTest {

  private static final int FRANKS = Sample.nation("franks");
  private static final int ROMANS = Sample.nation("romans");

  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer(new RandomPlayer(new SeededDice(1)));

  private World run(World world) {
    StatusStep.run(Sample.play(world, dice, player));
    assertThat(dice.isSpent()).isTrue();
    assertThat(player.isSpent()).isTrue();
    return world;
  }

  private static Scene franks(Status status, int age) {
    return Scene.empty()
        .with(new NationEvent.ActivityChanged(FRANKS, Activity.ACTIVE))
        .status("franks", status)
        .with(new NationEvent.AgeSet(FRANKS, age))
        .with(new SequenceEvent.TurnBegan(6));
  }

  @Test
  void everybodyIsATurnOlderOnTurnTwo() {
    World world = Sample.opened();
    world.apply(new SequenceEvent.TurnBegan(2));
    run(world);

    assertThat(world.age(FRANKS)).isEqualTo(2);
    assertThat(world.age(ROMANS)).isEqualTo(6);
    assertThat(world.age(Sample.nation("persians"))).isEqualTo(2);
    assertThat(world.age(Sample.nation("armenians"))).as("inactive").isZero();
    assertThat(world.age(Sample.nation("arabs"))).as("raiders").isZero();
  }

  @Test
  void barbariansAgeBeforeTheyMayFound() {
    player.answer(KingdomCheck.FoundKingdom.class, true);
    World world = run(franks(Status.BARBARIAN, 2).world());

    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
    assertThat(world.age(FRANKS)).as("does not age with the Kingdoms").isEqualTo(1);
    assertThat(world.gold(FRANKS)).as("the second bonus comes next turn").isEqualTo(40);
  }

  @Test
  void atSevenTheyDoNotAgeAndCheckOnce() {
    player.answer(KingdomCheck.FoundKingdom.class, false);
    dice.d10(8);
    World world = run(franks(Status.BARBARIAN, 7).world());

    assertThat(world.age(FRANKS)).isEqualTo(7);
    assertThat(world.status(FRANKS)).isEqualTo(Status.BARBARIAN);
  }

  @Test
  void theSecondBonusOfAKingdomComesInTheNextTurnAndThenNoMore() {
    World world =
        run(
            franks(Status.KINGDOM, 1)
                .with(new RealmEvent.Founded(FRANKS, 5))
                .with(new RealmEvent.BonusDue(FRANKS, 20))
                .world());

    assertThat(world.gold(FRANKS)).isEqualTo(20);
    assertThat(world.realms().bonusDue(FRANKS)).isZero();
    world.apply(new SequenceEvent.TurnBegan(7));
    assertThat(run(world).gold(FRANKS)).isEqualTo(20);
  }

  @Test
  void aKingdomThatBecomesAnEmpireInThatTurnGetsTheEmpiresBonusInstead() {
    dice.d10(8);
    World world =
        run(
            franks(Status.KINGDOM, 1)
                .with(new RealmEvent.Founded(FRANKS, 5))
                .with(new RealmEvent.BonusDue(FRANKS, 20))
                .incumbent("franks", "italia")
                .incumbent("franks", "africa")
                .incumbent("franks", "hispania")
                .world());

    assertThat(world.status(FRANKS)).isEqualTo(Status.EMPIRE);
    assertThat(world.age(FRANKS)).as("does not age with the Empires").isEqualTo(1);
    assertThat(world.gold(FRANKS)).isEqualTo(40);
    assertThat(world.realms().bonusDue(FRANKS)).isEqualTo(20);
    world.apply(new SequenceEvent.TurnBegan(7));
    assertThat(run(world).gold(FRANKS)).isEqualTo(60);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "2, 2"})
  void aLargeKingdomChecksInThisStepEvenAtTheLastSpaceAndOnlyOnce(int decline, int after) {
    dice.d10(1);
    World world =
        run(
            franks(Status.KINGDOM, 12)
                .with(new NationEvent.DeclineSet(FRANKS, decline))
                .incumbent("franks", "italia")
                .incumbent("franks", "africa")
                .incumbent("franks", "hispania")
                .world());

    assertThat(world.decline(FRANKS)).isEqualTo(after);
    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
  }

  @Test
  void heresiesFadeFromPlusToMinusToNothing() {
    World world =
        Scene.empty()
            .with(new RealmEvent.HeresySet(Sample.area("africa"), Religion.CATHOLIC, 2))
            .with(new RealmEvent.HeresySet(Sample.area("asia"), Religion.CATHOLIC, 1))
            .world();
    run(world);

    assertThat(world.realms().heresy(Sample.area("africa"), Religion.CATHOLIC)).isEqualTo(1);
    assertThat(world.realms().heresy(Sample.area("asia"), Religion.CATHOLIC)).isZero();
    assertThat(run(world).realms().heresy(Sample.area("africa"), Religion.CATHOLIC)).isZero();
  }
}
