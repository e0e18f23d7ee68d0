package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class PartitionTest {

  private static final int ROMANS = Sample.nation("romans");
  private static final int BYZANTINES = Sample.nation("byzantines");

  private final ScriptedPlayer player = new ScriptedPlayer();

  private Play play(World world) {
    return Sample.play(world, new ScriptedDice(), player);
  }

  private static Scene united(int turn) {
    return Scene.of(Sample.opened()).with(new SequenceEvent.TurnBegan(turn));
  }

  @Test
  void onTurnThreeTheHalvesPartAndRomeDeclinesAndMovesToRavenna() {
    World world = united(3).world();
    Partition.run(play(world));

    assertThat(world.diplomacy().stance(ROMANS, BYZANTINES)).isEqualTo(Stance.HOSTILE);
    assertThat(world.decline(ROMANS)).isEqualTo(1);
    assertThat(world.decline(BYZANTINES)).isZero();
    assertThat(world.capital(ROMANS)).isEqualTo(Sample.province("umbria"));
    assertThat(world.capital(BYZANTINES)).isEqualTo(Sample.province("thracia"));
  }

  @Test
  void notBeforeAndNotAgain() {
    World world = united(2).world();
    World before = world.copy();
    Partition.run(play(world));
    assertThat(world).isEqualTo(before);

    world = united(3).with(new NationEvent.AllianceEnded(ROMANS, BYZANTINES)).world();
    before = world.copy();
    Partition.run(play(world));
    assertThat(world).isEqualTo(before);
  }

  @Test
  void withoutRavennaTheCapitalStays() {
    World world = united(3).held("visigoths", "umbria").world();
    Partition.run(play(world));

    assertThat(world.capital(ROMANS)).isEqualTo(Sample.province("latium"));
  }

  @Test
  void guestsGoHome() {
    Scene scene = united(3);
    UnitSet legion = Sample.fromPool(scene.world(), "romans", "legion", 1);
    scene
        .with(new UnitEvent.Placed(legion, Sample.province("thracia")))
        .leader("gratianus", "thracia");
    UnitSet guard = Sample.fromPool(scene.world(), "byzantines", "legion", 1);
    scene.with(new UnitEvent.Placed(guard, Sample.province("dalmatia")));
    player.answer(ChooseProvince.class, Sample.province("epirus"));
    Partition.run(play(scene.world()));

    World world = scene.world();
    assertThat(world.place(legion.get(0)))
        .as("no Roman province near")
        .isEqualTo(Sample.province("latium"));
    assertThat(world.leaderPlace(Sample.leader("gratianus"))).isEqualTo(Sample.province("latium"));
    assertThat(world.place(guard.get(0))).isEqualTo(Sample.province("epirus"));
  }

  @Test
  void fromTurnNineBothMayUniteAgain() {
    Scene scene = united(9).with(new NationEvent.AllianceEnded(ROMANS, BYZANTINES));
    player.answer(Reunion.Reunite.class, true).answer(Reunion.Reunite.class, true);
    Reunion.run(play(scene.world()));

    assertThat(scene.world().diplomacy().stance(ROMANS, BYZANTINES)).isEqualTo(Stance.FRIENDLY);
    assertThat(player.isSpent()).isTrue();
    World before = scene.world().copy();
    Reunion.run(play(scene.world()));
    assertThat(scene.world()).as("nobody is asked again").isEqualTo(before);
  }

  @Test
  void oneRefusalIsEnough() {
    Scene scene = united(9).with(new NationEvent.AllianceEnded(ROMANS, BYZANTINES));
    player.answer(Reunion.Reunite.class, false);
    Reunion.run(play(scene.world()));
    player.answer(Reunion.Reunite.class, true).answer(Reunion.Reunite.class, false);
    Reunion.run(play(scene.world()));

    assertThat(scene.world().diplomacy().stance(ROMANS, BYZANTINES)).isEqualTo(Stance.HOSTILE);
    assertThat(player.isSpent()).isTrue();
    Reunion.Reunite choice = new Reunion.Reunite(scene.world(), ROMANS, BYZANTINES);
    assertThat(choice.options()).containsExactly(false, true);
    assertThat(choice.refusal(true)).isEmpty();
  }

  @Test
  void earlierOrWithoutOneOfThemNobodyIsAsked() {
    for (Scene scene :
        new Scene[] {
          united(8).with(new NationEvent.AllianceEnded(ROMANS, BYZANTINES)),
          united(9)
              .with(new NationEvent.AllianceEnded(ROMANS, BYZANTINES))
              .with(new NationEvent.ActivityChanged(ROMANS, Activity.GONE))
        }) {
      World before = scene.world().copy();
      Reunion.run(play(scene.world()));
      assertThat(scene.world()).isEqualTo(before);
    }
  }

  @Test
  void guestsWithoutRoomInTheCapitalGoElsewhere() {
    Scene scene = united(3);
    UnitSet guests = pooled(scene.world(), 5);
    scene.with(new UnitEvent.Placed(guests, Sample.province("thracia")));
    World world = scene.world();
    Partition.run(play(world));

    int latium = Sample.province("latium");
    assertThat(world.countAt(latium, 1L << ROMANS))
        .isEqualTo(Stacking.limit(world, ROMANS, latium));
    assertThat(guests.all(unit -> world.holder(world.place(unit)) == ROMANS)).isTrue();
  }

  /** The first soldiers of Rome that are not on the map. */
  private static UnitSet pooled(World world, int count) {
    UnitSet found = UnitSet.NONE;
    for (int unit = Sample.SETTING.roster().first(ROMANS); found.size() < count; unit++) {
      boolean soldier = !Sample.SETTING.kind(unit).isFleet();
      if (soldier && world.place(unit) == World.POOL) {
        found = found.plus(UnitSet.of(unit));
      }
    }
    return found;
  }
}
