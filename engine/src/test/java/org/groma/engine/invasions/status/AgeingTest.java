package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgeingTest {

  private static final int FRANKS = Sample.nation("franks");
  private static final int ROMANS = Sample.nation("romans");

  private final ScriptedDice dice = new ScriptedDice();

  private World aged(int nation, Status status, int age, int decline) {
    World world =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(nation, Activity.ACTIVE))
            .with(new NationEvent.StatusChanged(nation, status))
            .with(new NationEvent.AgeSet(nation, age))
            .with(new NationEvent.DeclineSet(nation, decline))
            .world();
    world.apply(new SequenceEvent.TurnBegan(6));
    return world;
  }

  private World age(World world, int nation, int spaces) {
    Ageing.age(Sample.play(world, dice, new RandomPlayer(new SeededDice(1))), nation, spaces);
    assertThat(dice.isSpent()).isTrue();
    return world;
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 2", "1, 2, 3", "6, 1, 7", "3, -1, 2", "1, -1, 1", "2, -3, 1"})
  void barbariansAgeAndRejuvenateWithinTheirTrack(int from, int spaces, int to) {
    World world = age(aged(FRANKS, Status.BARBARIAN, from, 0), FRANKS, spaces);

    assertThat(world.age(FRANKS)).isEqualTo(to);
    assertThat(world.status(FRANKS)).isEqualTo(Status.BARBARIAN);
  }

  @ParameterizedTest
  @CsvSource({"7, 1", "6, 2"})
  void barbariansWhoAgeFromTheLastSpaceCheckForAKingdomAtOnce(int from, int spaces) {
    dice.d10(8);
    World world = age(aged(FRANKS, Status.BARBARIAN, from, 0), FRANKS, spaces);

    assertThat(world.age(FRANKS)).isEqualTo(7);
    assertThat(world.status(FRANKS)).isEqualTo(Status.BARBARIAN);

    dice.d10(7);
    age(world, FRANKS, 1);
    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
    assertThat(world.age(FRANKS)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 2, 0", "10, 2, 12, 0", "11, 2, 12, 1", "12, 1, 12, 1", "12, 2, 12, 1"})
  void beyondTheLastSpaceCivilizedNationsDeclineOnce(int from, int spaces, int to, int decline) {
    World world = age(aged(ROMANS, Status.EMPIRE, from, 0), ROMANS, spaces);

    assertThat(world.age(ROMANS)).isEqualTo(to);
    assertThat(world.decline(ROMANS)).isEqualTo(decline);
  }

  @ParameterizedTest
  @CsvSource({"5, 0, -1, 4, 0", "1, 0, -1, 1, 0", "5, 1, -1, 5, 0", "5, 2, -2, 5, 1"})
  void rejuvenationLowersDeclineInsteadOfAge(int from, int decline, int spaces, int to, int left) {
    World world = age(aged(ROMANS, Status.EMPIRE, from, decline), ROMANS, spaces);

    assertThat(world.age(ROMANS)).isEqualTo(to);
    assertThat(world.decline(ROMANS)).isEqualTo(left);
  }

  @Test
  void nobodyButActiveNationsAges() {
    World world = aged(FRANKS, Status.BARBARIAN, 7, 0);
    world.apply(new NationEvent.ActivityChanged(FRANKS, Activity.INACTIVE));
    World before = world.copy();

    assertThat(age(world, FRANKS, 1)).isEqualTo(before);
    world.apply(new NationEvent.ActivityChanged(FRANKS, Activity.ACTIVE));
    before = world.copy();
    assertThat(age(world, FRANKS, 0)).isEqualTo(before);
  }

  private World large(int age, int decline) {
    World world = aged(FRANKS, Status.KINGDOM, age, decline);
    for (String area : new String[] {"italia", "africa", "hispania"}) {
      world.apply(new LandEvent.IncumbentChanged(Sample.area(area), FRANKS));
    }
    return world;
  }

  @Test
  void aLargeKingdomChecksForAnEmpireOnceHoweverFarItAges() {
    dice.d10(7);
    World world = age(large(3, 0), FRANKS, 2);

    assertThat(world.age(FRANKS)).isEqualTo(5);
    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
  }

  @Test
  void aKingdomThatGrowsYoungerDoesNotCheck() {
    assertThat(age(large(3, 0), FRANKS, -1).age(FRANKS)).isEqualTo(2);
  }

  @Test
  void aMarkerThatCannotAdvanceMakesNoCheckUnlessDeclineIsDoubled() {
    assertThat(age(large(12, 0), FRANKS, 1).decline(FRANKS)).isEqualTo(1);

    dice.d10(5);
    World world = age(large(12, 2), FRANKS, 1);
    assertThat(world.decline(FRANKS)).isEqualTo(2);
    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
  }

  @Test
  void advancingIntoDoubledDeclineStillChecksOnlyOnce() {
    dice.d10(5);
    World world = age(large(11, 2), FRANKS, 2);

    assertThat(world.age(FRANKS)).isEqualTo(12);
    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
  }
}
