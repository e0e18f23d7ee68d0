package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class VanishedNationsTest {

  private static final int HUNS = Sample.nation("huns");
  private static final int ROMANS = Sample.nation("romans");

  private final ScriptedPlayer player = new ScriptedPlayer();

  private World run(Scene scene) {
    VanishedNations.run(Sample.play(scene.world(), new ScriptedDice(), player));
    assertThat(player.isSpent()).isTrue();
    return scene.world();
  }

  private static Scene gone(String nation) {
    return Scene.empty()
        .with(new SequenceEvent.TurnBegan(6))
        .with(new NationEvent.ActivityChanged(Sample.nation(nation), Activity.GONE));
  }

  @Test
  void everyMasterLosesOneSoldierOfItsChoice() {
    Scene scene =
        gone("huns")
            .units("romans", "aux-huns", 1, "latium")
            .units("byzantines", "aux-huns", 1, "thracia");
    int mercenary = Sample.fromPool(scene.world(), "huns", "cavalry", 1).get(0);
    scene
        .with(new UnitEvent.Placed(UnitSet.of(mercenary), Sample.province("umbria")))
        .with(new UnitEvent.Lent(mercenary, ROMANS));
    player.answer(VanishedNations.DismissUnit.class, mercenary);
    run(scene);

    assertThat(scene.world().place(mercenary)).isEqualTo(World.GONE);
    assertThat(scene.world().firstAt(Sample.province("latium"))).isNotEqualTo(-1);
    assertThat(scene.world().firstAt(Sample.province("thracia"))).isEqualTo(-1);
    run(scene);
    assertThat(scene.world().firstAt(Sample.province("latium"))).isEqualTo(-1);
  }

  @Test
  void auxiliariesOfTwoPeoplesLastAsLongAsOneOfThem() {
    Scene scene = gone("visigoths").units("romans", "aux-goths", 1, "latium");
    scene.units("ostrogoths", "infantry", 1, "ucraina");
    World before = scene.world().copy();
    assertThat(run(scene)).isEqualTo(before);

    scene.with(new UnitEvent.Removed(before.unitsAt(Sample.province("ucraina"), -1L)));
    scene.with(new NationEvent.ActivityChanged(Sample.nation("ostrogoths"), Activity.GONE));
    assertThat(run(scene).firstAt(Sample.province("latium"))).isEqualTo(-1);
  }

  @Test
  void whoIsStillThereOrNotYetLosesNothing() {
    for (Scene scene :
        new Scene[] {
          gone("gokturks").units("romans", "aux-huns", 1, "latium"),
          gone("huns").horde("huns", "hunnia").units("romans", "aux-huns", 1, "latium"),
          gone("huns")
              .units("huns", "cavalry", 1, "hunnia")
              .units("romans", "aux-huns", 1, "latium"),
          gone("huns")
              .with(new NationEvent.ActivityChanged(HUNS, Activity.RAIDER))
              .units("romans", "aux-huns", 1, "latium")
        }) {
      World before = scene.world().copy();
      run(scene);
      assertThat(scene.world().unitsAt(Sample.province("latium"), -1L))
          .isEqualTo(before.unitsAt(Sample.province("latium"), -1L));
    }
  }

  @Test
  void landAndACapitalAreNoUnits() {
    for (Scene scene :
        new Scene[] {
          gone("huns").capital("huns", "hunnia").held("huns", "hunnia"),
          gone("huns").held("huns", "hunnia"),
        }) {
      scene
          .with(new NationEvent.ActivityChanged(HUNS, Activity.ACTIVE))
          .units("romans", "aux-huns", 1, "latium");
      World world = run(scene);
      assertThat(world.firstAt(Sample.province("latium"))).isEqualTo(-1);
      assertThat(world.activity(HUNS)).as("still in the game").isEqualTo(Activity.ACTIVE);
    }
  }

  @Test
  void anActiveNationThatHasNothingLeftIsGone() {
    World world = run(gone("huns").with(new NationEvent.ActivityChanged(HUNS, Activity.ACTIVE)));
    assertThat(world.activity(HUNS)).isEqualTo(Activity.GONE);

    world = run(gone("huns").with(new NationEvent.ActivityChanged(HUNS, Activity.INACTIVE)));
    assertThat(world.activity(HUNS)).as("may recover").isEqualTo(Activity.INACTIVE);
  }

  @Test
  void whoMergedIntoAnotherHasNotVanished() {
    Scene scene = gone("angles").with(new SequenceEvent.TurnBegan(10));
    int unit = Sample.fromPool(scene.world(), "angles", "amphibious-infantry", 1).get(0);
    scene
        .with(new UnitEvent.Placed(UnitSet.of(unit), Sample.province("cantium")))
        .with(new UnitEvent.Lent(unit, Sample.nation("saxons")));

    assertThat(run(scene).isOnMap(unit)).isTrue();
    scene.with(new SequenceEvent.TurnBegan(9));
    assertThat(run(scene).isOnMap(unit)).isFalse();
  }

  @Test
  void onlyHisSoldiersMayLeave() {
    VanishedNations.DismissUnit choice =
        new VanishedNations.DismissUnit(Sample.empty(), ROMANS, UnitSet.of(2, 3));

    assertThat(choice.options()).containsExactly(2, 3);
    assertThat(choice.refusal(3)).isEmpty();
    assertThat(choice.refusal(4)).map(Refusal::section).contains("IX.G");
  }

  @Test
  void whoVanishesLeavesNoBondsAndNoLeader() {
    int alemanni = Sample.nation("alemanni");
    Scene scene =
        gone("alemanni")
            .with(new NationEvent.ActivityChanged(alemanni, Activity.ACTIVE))
            .vassal("alemanni", "huns")
            .vassal("franks", "alemanni")
            .leader("rex-alemanni", "treveria");
    int mercenary = Sample.fromPool(scene.world(), "alemanni", "infantry", 1).get(0);
    scene
        .units("huns", "cavalry", 1, "dacia")
        .with(new UnitEvent.Placed(UnitSet.of(mercenary), Sample.province("dacia")))
        .with(new UnitEvent.Lent(mercenary, HUNS));
    World world = run(scene);

    assertThat(world.activity(alemanni)).isEqualTo(Activity.GONE);
    assertThat(world.diplomacy().suzerain(alemanni)).isEqualTo(World.NOBODY);
    assertThat(world.diplomacy().suzerain(Sample.nation("franks"))).isEqualTo(World.NOBODY);
    assertThat(world.isInPlay(Sample.leader("rex-alemanni"))).isFalse();
    assertThat(world.place(mercenary)).as("dismissed, not sent home").isEqualTo(World.GONE);
  }
}
