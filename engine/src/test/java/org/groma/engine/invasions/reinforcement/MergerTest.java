package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class MergerTest {

  private static final int ANGLES = Sample.nation("angles");
  private static final int SAXONS = Sample.nation("saxons");

  private static Scene both(int turn) {
    return Scene.empty()
        .units("angles", "amphibious-infantry", 1, "cantium")
        .units("saxons", "archer", 1, "saxonia")
        .horde("angles", "cantium")
        .horde("saxons", "saxonia")
        .held("angles", "cantium")
        .incumbent("angles", "britannia")
        .leader("ida", "cantium")
        .vassal("angles", "franks")
        .with(new NationEvent.GoldChanged(ANGLES, 7))
        .with(new NationEvent.GoldChanged(SAXONS, 4))
        .with(new SequenceEvent.TurnBegan(turn));
  }

  private static World run(Scene scene) {
    Merger.run(Sample.play(scene.world(), new ScriptedDice(), new ScriptedPlayer()));
    return scene.world();
  }

  @Test
  void onTurnTenTheAnglesPassIntoTheSaxons() {
    Scene scene = both(10);
    int unit = scene.world().firstAt(Sample.province("cantium"));
    World world = run(scene);

    assertThat(world.activity(ANGLES)).isEqualTo(Activity.GONE);
    assertThat(world.master(unit)).isEqualTo(SAXONS);
    assertThat(world.place(unit)).isEqualTo(Sample.province("cantium"));
    assertThat(world.realms().contract(unit)).isEqualTo(Contract.EXCHANGE);
    assertThat(world.horde(ANGLES)).isEqualTo(-1);
    assertThat(world.horde(SAXONS)).isEqualTo(Sample.province("saxonia"));
    assertThat(world.holder(Sample.province("cantium"))).isEqualTo(SAXONS);
    assertThat(world.incumbent(Sample.area("britannia"))).isEqualTo(SAXONS);
    assertThat(world.gold(SAXONS)).isEqualTo(11);
    assertThat(world.gold(ANGLES)).isZero();
    assertThat(world.isInPlay(Sample.leader("ida"))).isFalse();
    assertThat(world.diplomacy().suzerain(ANGLES)).isEqualTo(-1);
  }

  @Test
  void inNoOtherTurnAndNotWithoutSaxons() {
    for (Scene scene :
        new Scene[] {
          both(9),
          both(11),
          both(10).with(new NationEvent.ActivityChanged(SAXONS, Activity.GONE)),
          both(10).with(new NationEvent.ActivityChanged(SAXONS, Activity.RAIDER)),
          both(10).with(new NationEvent.ActivityChanged(ANGLES, Activity.RAIDER))
        }) {
      World before = scene.world().copy();
      assertThat(run(scene)).isEqualTo(before);
    }
  }

  @Test
  void settledSaxonsWhoAreInactiveTakeThemInToo() {
    Scene scene = both(10).with(new NationEvent.ActivityChanged(SAXONS, Activity.INACTIVE));

    assertThat(run(scene).activity(ANGLES)).isEqualTo(Activity.GONE);
  }

  @Test
  void unitsTheAnglesHadLentComeHomeAndPassOverToo() {
    Scene scene = both(10).federate("angles", "romans");
    int lent = Sample.SETTING.roster().first(ANGLES);
    while (scene.world().place(lent) != World.POOL) {
      lent++;
    }
    assertThat(Sample.SETTING.roster().nation(lent)).isEqualTo(ANGLES);
    scene
        .with(new UnitEvent.Placed(UnitSet.of(lent), Sample.province("latium")))
        .with(new UnitEvent.Lent(lent, Sample.nation("romans")))
        .with(new RealmEvent.Contracted(lent, Contract.FEDERATE));
    World world = run(scene);

    assertThat(world.master(lent)).isEqualTo(SAXONS);
    assertThat(world.place(lent)).isEqualTo(Sample.province("cantium"));
  }
}
