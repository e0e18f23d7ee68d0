package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class DisappearanceTest {

  @Test
  void theCityOfAVanishedNationIsNobodysEvenIfEnemiesStandBeforeIt() {
    int huns = nation("huns");
    World world =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(huns, Activity.ACTIVE))
            .held("huns", "latium")
            .units("romans", "legion", 2, "latium")
            .world();

    Disappearance.of(Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), huns);

    assertThat(world.activity(huns)).isEqualTo(Activity.GONE);
    assertThat(world.hasCity(province("latium"))).isTrue();
    assertThat(world.holder(province("latium"))).isEqualTo(World.NOBODY);
  }
}
