package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmpireCheckTest {

  private static final int FRANKS = Sample.nation("franks");
  private static final int PERSIANS = Sample.nation("persians");

  private final ScriptedDice dice = new ScriptedDice();
  private final List<Event> told = new ArrayList<>();

  private static Scene kingdom(String nation, String... areas) {
    Scene scene =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation(nation), Activity.ACTIVE))
            .status(nation, Status.KINGDOM)
            .with(new NationEvent.AgeSet(Sample.nation(nation), 3))
            .with(new SequenceEvent.TurnBegan(5));
    for (String area : areas) {
      scene.incumbent(nation, area);
    }
    return scene;
  }

  private static final String[] THREE = {"italia", "africa", "hispania"};

  private World roll(World world, int nation) {
    EmpireCheck.roll(
        new Play(world, new Table(dice, _ -> new RandomPlayer(new SeededDice(1)), told::add)),
        nation);
    assertThat(dice.isSpent()).isTrue();
    return world;
  }

  private static int modifier(Scene scene) {
    return EmpireCheck.modifier(scene.world(), FRANKS);
  }

  @Test
  void threeAreasAreNeededAndBarbarianOnesCountHalf() {
    assertThat(due("italia", "africa")).isFalse();
    assertThat(due("italia", "africa", "germania")).as("2½ is not 3").isFalse();
    assertThat(due("italia", "africa", "germania", "danubius")).isTrue();
    assertThat(due(THREE)).isTrue();
    assertThat(due("germania", "danubius", "scythia", "barbarum", "balticum")).isFalse();
  }

  private static boolean due(String... areas) {
    return EmpireCheck.isDue(kingdom("franks", areas).world(), FRANKS);
  }

  @Test
  void onlyActiveKingdomsCheckAndNotOnTheTurnTheyAreFounded() {
    assertThat(EmpireCheck.isDue(kingdom("franks", THREE).world(), FRANKS)).isTrue();
    World young = kingdom("franks", THREE).with(new RealmEvent.Founded(FRANKS, 5)).world();
    assertThat(EmpireCheck.isDue(young, FRANKS)).isFalse();
    World older = kingdom("franks", THREE).with(new RealmEvent.Founded(FRANKS, 4)).world();
    assertThat(EmpireCheck.isDue(older, FRANKS)).isTrue();
    World barbarian = kingdom("franks", THREE).status("franks", Status.BARBARIAN).world();
    assertThat(EmpireCheck.isDue(barbarian, FRANKS)).isFalse();
    World inactive =
        kingdom("franks", THREE)
            .with(new NationEvent.ActivityChanged(FRANKS, Activity.INACTIVE))
            .world();
    assertThat(EmpireCheck.isDue(inactive, FRANKS)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"7, false", "8, true", "10, true"})
  void eightIsEnough(int roll, boolean founded) {
    dice.d10(roll);
    World world = roll(kingdom("franks", THREE).world(), FRANKS);

    assertThat(world.status(FRANKS) == Status.EMPIRE).isEqualTo(founded);
    assertThat(told).contains(new RealmTold.EmpireChecked(FRANKS, roll, founded));
  }

  @Test
  void aSmallKingdomRollsNothing() {
    World world = kingdom("franks", "italia", "africa").world();
    World before = world.copy();

    assertThat(roll(world, FRANKS)).isEqualTo(before);
  }

  @Test
  void anAbleLeaderHelpsOnce() {
    assertThat(modifier(kingdom("franks", THREE))).isZero();
    assertThat(modifier(kingdom("franks", THREE).leader("chlodovechus", "neustria"))).isEqualTo(1);
    assertThat(
            modifier(
                kingdom("franks", THREE)
                    .leader("chlodovechus", "neustria")
                    .leader("theudebertus", "neustria")))
        .isEqualTo(1);
    assertThat(modifier(kingdom("franks", THREE).leader("chlodio", "neustria")))
        .as("combat 1")
        .isZero();
    assertThat(modifier(kingdom("franks", THREE).leader("belisarius", "neustria")))
        .as("somebody else's")
        .isZero();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "2, 2"})
  void declineHelps(int level, int modifier) {
    assertThat(modifier(kingdom("franks", THREE).with(new NationEvent.DeclineSet(FRANKS, level))))
        .isEqualTo(modifier);
  }

  @Test
  void everyCivilizedAreaBeyondThreeHelpsByTwo() {
    assertThat(modifier(kingdom("franks", "italia", "africa", "hispania", "asia"))).isEqualTo(2);
    assertThat(modifier(kingdom("franks", "italia", "africa", "hispania", "asia", "moesia")))
        .isEqualTo(4);
  }

  @Test
  void everyBarbarianAreaHelpsByOne() {
    assertThat(modifier(kingdom("franks", "italia", "africa", "germania", "danubius")))
        .isEqualTo(2);
  }

  @Test
  void romaOrConstantinopolisHelpsOnce() {
    assertThat(modifier(kingdom("franks", THREE).held("franks", "latium"))).isEqualTo(3);
    assertThat(modifier(kingdom("franks", THREE).held("franks", "thracia"))).isEqualTo(3);
    assertThat(modifier(kingdom("franks", THREE).held("franks", "latium", "thracia"))).isEqualTo(3);
    assertThat(modifier(kingdom("franks", THREE).held("franks", "umbria"))).isZero();
  }

  @Test
  void clientsHelpThePersiansOnly() {
    Scene scene = kingdom("persians", THREE).client("armenians", "persians");
    assertThat(EmpireCheck.modifier(scene.world(), PERSIANS)).isEqualTo(1);
    scene.client("iberians", "persians");
    assertThat(EmpireCheck.modifier(scene.world(), PERSIANS)).isEqualTo(2);
    assertThat(modifier(kingdom("franks", THREE).client("armenians", "franks"))).isZero();
  }

  @Test
  void theModifierCounts() {
    dice.d10(5);
    World world = roll(kingdom("franks", THREE).held("franks", "latium").world(), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.EMPIRE);
  }

  @Test
  void aYoungEmpireIsRejuvenatedAndRich() {
    World world =
        kingdom("franks", THREE)
            .with(new NationEvent.DeclineSet(FRANKS, 2))
            .vassal("franks", "huns")
            .world();
    EmpireFounding.found(Sample.play(world, dice, new RandomPlayer(new SeededDice(1))), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.EMPIRE);
    assertThat(world.age(FRANKS)).isEqualTo(1);
    assertThat(world.decline(FRANKS)).isZero();
    assertThat(world.gold(FRANKS)).isEqualTo(40);
    assertThat(world.realms().bonusDue(FRANKS)).isEqualTo(20);
    assertThat(world.realms().founded(FRANKS)).isEqualTo(5);
    assertThat(world.diplomacy().suzerain(FRANKS)).as("Empires never submit").isEqualTo(-1);
  }

  @Test
  void persiansKeepTheirAgeAndAClientBecomesFree() {
    World world = kingdom("persians", THREE).client("persians", "byzantines").world();
    EmpireFounding.found(Sample.play(world, dice, new RandomPlayer(new SeededDice(1))), PERSIANS);

    assertThat(world.age(PERSIANS)).isEqualTo(3);
    assertThat(world.diplomacy().patron(PERSIANS)).isEqualTo(-1);
  }

  @Test
  void theAreasAndCitiesOfAVassalAreControlledToo() {
    Scene two =
        kingdom("franks", "italia", "africa")
            .incumbent("alemanni", "hispania")
            .held("alemanni", "latium");
    assertThat(EmpireCheck.isDue(two.world(), FRANKS)).isFalse();
    int without = modifier(two);

    two.vassal("alemanni", "franks");

    assertThat(EmpireCheck.isDue(two.world(), FRANKS)).isTrue();
    assertThat(modifier(two) - without).as("Roma").isEqualTo(3);
  }
}
